import { formatReport, rateOf, reportPage, type Simulation, simulate } from 'holmgang/simulate';
import { describe, expect, it } from 'vitest';

const simulation: Simulation = { game: 'bjj', bots: ['own:hard', 'random'], matches: 60, seed: 'test' };

const refused = (change: Partial<Simulation>) => simulate({ ...simulation, ...change, workers: 1 });

describe('a simulation', () => {
  it('comes to the same with one thread and with two', async () => {
    const one = await simulate({ ...simulation, workers: 1 });
    const two = await simulate({ ...simulation, workers: 2 });
    expect(two).toEqual(one);
  });

  it('counts every match once, for both bots and both seats', async () => {
    const seen: number[] = [];
    const report = await simulate({
      ...simulation,
      workers: 1,
      onProgress: (played, of) => {
        expect(of).toBe(60);
        seen.push(played);
      },
    });
    expect(seen.at(-1)).toBe(60);
    expect(report.matches).toBe(60);
    for (const { wins, draws, losses } of [...report.bots, ...report.seats])
      expect(wins + draws + losses).toBe(60);
    const [first, second] = report.bots;
    expect(first?.wins).toBe(second?.losses);
    expect(report.endings.reduce((sum, { matches }) => sum + matches, 0)).toBe(60);
    expect(report.endings.every(({ rule }) => rule.startsWith('BJ-WIN-'))).toBe(true);
    const { histogram, least, most, median } = report.lengths;
    expect(histogram.reduce((sum, [, count]) => sum + count, 0)).toBe(60);
    expect(least).toBeLessThanOrEqual(median);
    expect(median).toBeLessThanOrEqual(most);
    // Each match has one technique of each seat for every two actions.
    const actions = histogram.reduce((sum, [length, count]) => sum + length * count, 0);
    expect(report.remarks.technique?.reduce((sum, { times }) => sum + times, 0)).toBe(actions);
  });

  it('lets bots change seats after each match', async () => {
    const module = new URL('./broken-bot.mjs', import.meta.url).href;
    const report = await refused({ bots: [{ module }, 'random'], matches: 2 });
    expect(report.bots.map(({ losses }) => losses)).toEqual([2, 0]);
    expect(report.seats.map(({ losses }) => losses)).toEqual([1, 1]);
  });

  it('tells failures with the seed that shows them', async () => {
    const module = new URL('./broken-bot.mjs', import.meta.url).href;
    const report = await refused({ bots: [{ module }, 'random'], matches: 3 });
    expect(report.faults).toBe(3);
    expect(report.faultNotes[0]).toMatchObject({ bot: 0, kind: 'threw', seed: 'test 0' });
    expect(report.bots[0]?.losses).toBe(3);
    expect(formatReport(report)).toContain('3 matches lost by failure');
  });

  it.each([
    [{ game: 'ludo' }, 'UNKNOWN_GAME'],
    [{ ruleset: 'loose' }, 'UNKNOWN_RULESET'],
    [{ bots: ['clever', 'random'] as const }, 'UNKNOWN_BOT'],
    [{ bots: ['own:divine', 'random'] as const }, 'UNKNOWN_BOT'],
    [{ bots: ['own:__proto__', 'random'] as const }, 'UNKNOWN_BOT'],
    [{ bots: ['search:many', 'random'] as const }, 'UNKNOWN_BOT'],
    [{ matches: 0 }, 'BAD_OPTIONS'],
    [{ matches: 1.5 }, 'BAD_OPTIONS'],
  ])('refuses %j', async (change, code) => {
    await expect(refused(change)).rejects.toMatchObject({ code });
  });

  it('is told as text and as a page that needs nothing beside it', async () => {
    const report = await simulate({ ...simulation, workers: 1 });
    const text = formatReport(report);
    expect(text).toContain('own:hard');
    expect(text).toContain('BJ-WIN-01');
    const page = reportPage({ ...report, seed: '<script>' });
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toMatch(/<script|https?:|src=/);
    expect(page).toContain('<svg');
  });
});

describe('an interval', () => {
  // Wilson's score interval, worked out elsewhere.
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
    [950, 1000, 0.9347, 0.9619],
  ])('of %i in %i reaches from %d to %d', (points, matches, low, high) => {
    const rate = rateOf(points, matches);
    expect(rate.low).toBeCloseTo(low, 3);
    expect(rate.high).toBeCloseTo(high, 3);
  });

  it('of nothing is everything', () => {
    expect(rateOf(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
  });
});
