// A combat resolver of its own: it knows creatures as lists of words, tries every way to divide damage by brute force, and shares
// nothing with the library.

/** A fighter. */
export interface Fighter {
  readonly power: number;
  readonly toughness: number;
  readonly words: readonly string[];
}

/** A combat: who blocks whom (an index into the attackers, or −1). */
export interface Fight {
  readonly attackers: readonly Fighter[];
  readonly blockers: readonly Fighter[];
  readonly blocks: readonly number[];
}

interface Body {
  damage: number;
  touched: boolean;
  dead: boolean;
}

/** What a combat leaves: who is dead, how much damage lies on the others, and both lives. */
export interface Aftermath {
  readonly attackers: readonly (number | 'dead')[];
  readonly blockers: readonly (number | 'dead')[];
  readonly life: readonly [number, number];
}

/** A part of an attacker's damage: to a blocker by index, or to the player. */
export type Part = readonly [number | 'player', number];

const has = (fighter: Fighter, word: string) => fighter.words.includes(word);

function permutations(list: readonly number[]): number[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((item, i) =>
    permutations([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}

function splits(total: number, parts: number): number[][] {
  if (parts === 1) return [[total]];
  return Array.from({ length: total + 1 }, (_, first) =>
    splits(total - first, parts - 1).map((rest) => [first, ...rest]),
  ).flat();
}

/** Every way an attacker may divide its damage among living blockers and, with trample, the player. */
function divisions(
  attacker: Fighter,
  blockers: readonly { readonly index: number; readonly lethal: number }[],
): Part[][] {
  const ways = new Map<string, Part[]>();
  for (const order of permutations(blockers.map((_, i) => i))) {
    const isTrample = has(attacker, 'trample');
    for (const split of splits(attacker.power, order.length + (isTrample ? 1 : 0))) {
      let isSound = true;
      order.forEach((which, i) => {
        const later = split.slice(i + 1).some((n) => n > 0);
        if (later && (split[i] as number) < (blockers[which]?.lethal ?? 0)) isSound = false;
      });
      if (!isSound) continue;
      const parts: Part[] = order.map((which, i) => [blockers[which]?.index ?? -1, split[i] as number]);
      if (isTrample) parts.push(['player', split[order.length] as number]);
      const given = parts.filter(([, n]) => n > 0);
      ways.set(JSON.stringify([...given].sort()), given);
    }
  }
  return [...ways.values()];
}

/** Resolves a combat; `divide` chooses where an attacker has a choice. */
export function resolveFight(
  { attackers, blockers, blocks }: Fight,
  life: readonly [number, number],
  divide: (attacker: number, ways: Part[][]) => Part[],
): Aftermath {
  const fresh = (): Body => ({ damage: 0, touched: false, dead: false });
  const front = attackers.map(fresh);
  const back = blockers.map(fresh);
  const lives = [...life] as [number, number];
  const isQuick = (fighter: Fighter) => has(fighter, 'first strike') || has(fighter, 'double strike');
  const fighting = [...attackers, ...blockers.filter((_, i) => (blocks[i] as number) >= 0)];
  const steps = fighting.some(isQuick) ? ['first', 'normal'] : ['normal'];
  for (const step of steps) {
    const strikes = (fighter: Fighter) => {
      if (step === 'first') return isQuick(fighter);
      return steps.length === 1 || !isQuick(fighter) || has(fighter, 'double strike');
    };
    const blows: (() => void)[] = [];
    const gains = [0, 0];
    const hit = (body: Body | 'player', n: number, by: Fighter, side: 0 | 1) => {
      if (n <= 0) return;
      blows.push(() => {
        if (body === 'player') lives[side === 0 ? 1 : 0] -= n;
        else {
          body.damage += n;
          if (has(by, 'deathtouch')) body.touched = true;
        }
        if (has(by, 'lifelink')) gains[side] = (gains[side] as number) + n;
      });
    };
    attackers.forEach((attacker, i) => {
      if (front[i]?.dead || !strikes(attacker)) return;
      const wasBlocked = blocks.includes(i);
      const living = blockers.map((_, j) => j).filter((j) => blocks[j] === i && !back[j]?.dead);
      if (!wasBlocked) hit('player', attacker.power, attacker, 0);
      else if (living.length === 0) {
        if (has(attacker, 'trample')) hit('player', attacker.power, attacker, 0);
      } else {
        const options = living.map((j) => {
          const left = Math.max(0, (blockers[j]?.toughness ?? 0) - (back[j]?.damage ?? 0));
          return { index: j, lethal: has(attacker, 'deathtouch') ? Math.min(1, left) : left };
        });
        const isChoice = attacker.power > 0 && (living.length > 1 || has(attacker, 'trample'));
        const parts = isChoice
          ? divide(i, divisions(attacker, options))
          : [[living[0] as number, attacker.power] as const];
        for (const [to, n] of parts) hit(to === 'player' ? 'player' : (back[to] as Body), n, attacker, 0);
      }
    });
    blockers.forEach((blocker, j) => {
      const target = blocks[j] as number;
      if (target < 0 || back[j]?.dead || !strikes(blocker) || front[target]?.dead) return;
      hit(front[target] as Body, blocker.power, blocker, 1);
    });
    for (const blow of blows) blow();
    lives[0] += gains[0] as number;
    lives[1] += gains[1] as number;
    const bury = (body: Body, i: number, side: readonly Fighter[]) => {
      if (body.touched || body.damage >= (side[i]?.toughness ?? 0)) body.dead = true;
    };
    front.forEach((body, i) => {
      bury(body, i, attackers);
    });
    back.forEach((body, i) => {
      bury(body, i, blockers);
    });
    if (lives[0] <= 0 || lives[1] <= 0) break;
  }
  const told = (body: Body) => (body.dead ? 'dead' : body.damage);
  return { attackers: front.map(told), blockers: back.map(told), life: lives };
}
