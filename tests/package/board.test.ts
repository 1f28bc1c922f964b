// The React guide's board, drawn and clicked.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { act, createElement, type FunctionComponent } from 'react';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Guide {
  createMatch(seed: string): { read(): { state: { turn: number; committed: readonly unknown[] } } };
  Board: FunctionComponent<{ match: unknown; seat: 0 | 1 }>;
}

async function guide(): Promise<Guide> {
  const [, code] =
    /^```tsx\n([\s\S]*?)^```$/m.exec(readFileSync(`${root}docs/guides/react.md`, 'utf8')) ?? [];
  mkdirSync(`${root}reports/board`, { recursive: true });
  const file = `${root}reports/board/board.tsx`;
  writeFileSync(file, code as string);
  return import(pathToFileURL(file).href);
}

describe('the board of the React guide', () => {
  it('draws what its seat sees, says why not, plays what is clicked, and tells the end', async () => {
    const window = new Window();
    const { document } = window;
    const { navigator } = window;
    for (const [name, value] of Object.entries({
      window,
      document,
      navigator,
      IS_REACT_ACT_ENVIRONMENT: true,
    }))
      Object.defineProperty(globalThis, name, { value, configurable: true });
    const { createRoot } = await import('react-dom/client');
    const { createMatch, Board } = await guide();
    const match = createMatch('react');
    const place = document.createElement('main');
    const page = createRoot(place as never);
    await act(() =>
      page.render([0, 1].map((seat) => createElement(Board, { key: seat, match, seat: seat as 0 | 1 }))),
    );
    const boards = () => [...place.querySelectorAll('section')];
    const buttons = (seat: number) => [...(boards()[seat]?.querySelectorAll('button') ?? [])];
    const click = (seat: number, text: string) =>
      act(() =>
        buttons(seat)
          .find((button) => button.textContent === text)
          ?.click(),
      );

    const refused = buttons(0).find((button) => button.textContent === 'accept the draw');
    expect(refused?.disabled).toBe(true);
    expect(refused?.title).toBe('NO_DRAW_OFFER, K-DRW-02');

    await click(0, 'collar_tie');
    expect(match.read().state.committed[0]).not.toBeNull();
    expect(boards()[1]?.textContent).not.toContain('seat 0 chooses collar');
    expect(buttons(0).map(({ textContent }) => textContent)).not.toContain('collar_tie');
    await click(1, 'collar_tie');
    expect(match.read().state.turn).toBe(2);
    expect(boards()[0]?.querySelectorAll('li').length).toBeGreaterThan(2);

    await click(1, 'give up');
    expect(boards()[0]?.querySelector('strong')?.textContent).toBe('You have won');
    expect(boards()[1]?.querySelector('strong')?.textContent).toBe('You have lost');
    await act(() => page.unmount());
  });
});
