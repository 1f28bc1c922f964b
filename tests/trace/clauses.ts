// Writes the union type of clause ids for each rules.md: rulesets/<game>/clauses.ts, and src/kernel/clauses.ts.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The clauses of a rule text, in its order: a clause is a list item that begins with its id in bold. */
export function clausesOf(markdown: string): string[] {
  return [...markdown.matchAll(/^\s*- \*\*([A-Z]+-[A-Z]+-[A-Z0-9-]+)\*\*/gm)].map((match) => match[1] as string);
}

function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The generated files, by path from the project's root. */
export function clauseFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const game of readdirSync(join(root, 'rulesets')).sort()) {
    const rules = join(root, 'rulesets', game, 'rules.md');
    if (!existsSync(rules)) continue;
    const ids = clausesOf(readFileSync(rules, 'utf8'));
    const path = game === 'kernel' ? 'src/kernel/clauses.ts' : `rulesets/${game}/clauses.ts`;
    const union = ids.map((id) => `  | '${id}'`).join('\n');
    files.set(
      path,
      `// Made from rulesets/${game}/rules.md by \`npm run clauses\`.\n\n/** The numbered clauses of the ${game} rules. */\nexport type ${pascal(game)}Clause =\n${union};\n`,
    );
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, content] of clauseFiles()) {
    writeFileSync(join(root, path), content);
    console.log(path);
  }
}
