// All cards of the house set. A line gives id, name and figures in the order of the printed table, then the text.

import {
  cage,
  counter,
  counterIt,
  deck,
  discard,
  draw,
  endTurn,
  heal,
  hurt,
  lead,
  maneuver,
  next,
  of,
  played,
  pos,
  posChoice,
  recycle,
  reduce,
  referee,
  regain,
  routine,
  self,
  toughness,
  UNIQUE,
  upTo,
  when,
  win,
} from './notation.js';
import type { Card } from './types.js';

// One pure call around the table lets bundlers drop it where nothing uses it.
/**
 * The 90 cards of the house set.
 * @rule MC-CMP-02 MC-CMP-03 MC-DECK-08
 */
export const cards: readonly Card[] = /* @__PURE__ */ (() => {
  const strike = of('strike');
  const grapple = of('grapple');
  const submission = of('submission');
  const strikeOrGrapple = of('strike', 'grapple');
  const all = of('any');
  const drawOne = draw('me', 1);
  const foul = cage('opp', of('foul'), 1);
  const stand = pos('S');
  const clinch = pos('C');
  const ground = pos('G');
  return [
    // maneuvers: position, tags, T, S, VP, text
    maneuver('m01', 'Jab', 'S', 'strike', 1, 2, 1),
    maneuver('m02', 'Cross', 'S', 'strike', 2, 2, 1),
    maneuver('m03', 'Lead Hook', 'S', 'strike', 2, 3, 1),
    maneuver('m04', 'Body Shot', 'S', 'strike', 1, 4, 1),
    maneuver('m05', 'Overhand Right', 'S', 'strike', 3, 2, 1),
    maneuver('m06', 'Leg Kick', 'S', 'strike kick', 1, 3, 1, [next(strike, 1, 0)]),
    maneuver('m07', 'Teep', 'S', 'strike kick', 1, 2, 1, [drawOne]),
    maneuver('m08', 'Head Kick', 'S', 'strike kick', 4, 3, 2, [], { cost: 1 }),
    maneuver('m09', 'Superman Punch', 'S', 'strike', 3, 3, 2, [when([played(1)], [self(1, 0)])]),
    maneuver('m10', 'Spinning Backfist', 'S', 'strike', 4, 2, 2, [discard('opp', 1, 'random')], UNIQUE),
    maneuver('m11', 'Flying Knee', 'S', 'strike', 3, 3, 2, [clinch]),
    maneuver('m12', 'One-Two Setup', 'S', 'strike', 1, 1, 1, [next(strike, 1, 1)]),
    maneuver('m13', 'Blast Takedown', 'S', 'takedown', 0, 3, 2, [ground]),
    maneuver('m14', 'Close the Distance', 'S', 'grapple', 0, 1, 0, [clinch, drawOne]),
    maneuver('m15', 'Low Blow', 'S', 'strike foul', 4, 5, -3),
    maneuver('m16', 'Double Leg Takedown', 'C', 'takedown', 1, 3, 2, [ground]),
    maneuver('m17', 'Knee to the Body', 'C', 'strike', 2, 4, 1),
    maneuver('m18', 'Clinch Elbow', 'C', 'strike', 3, 2, 1),
    maneuver('m19', 'Dirty Boxing', 'C', 'strike', 2, 2, 1, [when([played(1)], [drawOne])]),
    maneuver('m20', 'Double Collar Tie', 'C', 'grapple', 0, 3, 1, [next(strike, 2, 0)]),
    maneuver('m21', 'Hip Throw', 'C', 'takedown', 2, 3, 2, [ground]),
    maneuver('m22', 'Inside Trip', 'C', 'takedown', 0, 2, 1, [ground, drawOne]),
    maneuver('m23', 'Suplex', 'C', 'takedown', 4, 4, 3, [ground], UNIQUE),
    maneuver('m24', 'Fence Press', 'C', 'grapple', 0, 5, 1),
    maneuver('m25', 'Shoulder Bumps', 'C', 'strike', 1, 1, 1, [], { flags: ['nohand'] }),
    maneuver('m26', 'Break Away', 'C', 'grapple', 0, 1, 0, [stand, drawOne]),
    maneuver('m27', 'Standing Guillotine', 'C', 'submission', 1, 4, 1, [when([toughness('opp', 6)], [win])]),
    maneuver('m28', 'Headbutt', 'C', 'strike foul', 4, 3, -2),
    maneuver('m29', 'Ground and Pound', 'G', 'strike', 3, 3, 1),
    maneuver('m30', 'Hammerfists', 'G', 'strike', 2, 2, 1),
    maneuver('m31', 'Elbow in the Guard', 'G', 'strike', 2, 4, 1),
    maneuver('m32', 'Full Mount', 'G', 'grapple', 0, 2, 2, [next(strike, 1, 1)]),
    maneuver('m33', 'Side Control', 'G', 'grapple', 0, 3, 2),
    maneuver('m34', 'Back Take', 'G', 'grapple', 0, 2, 2, [next(submission, 1, 2)]),
    maneuver('m35', 'Knee on Belly', 'G', 'grapple', 1, 2, 1),
    maneuver('m36', 'Armbar', 'G', 'submission', 2, 4, 1, [when([toughness('opp', 8)], [win])]),
    maneuver('m37', 'Triangle Choke', 'G', 'submission', 1, 5, 1, [when([deck('opp', 4)], [win])]),
    maneuver('m38', 'Kimura', 'G', 'submission', 3, 3, 1, [discard('opp', 1)]),
    maneuver('m39', 'Heel Hook', 'G', 'submission', 4, 3, 0),
    maneuver(
      'm40',
      'Rear Naked Choke',
      'G',
      'submission',
      2,
      5,
      2,
      [when([cage('me', of('Back Take'), 1), toughness('opp', 15)], [win])],
      UNIQUE,
    ),
    maneuver('m41', 'Gogoplata', 'G', 'submission', 0, 0, 3, [win], {
      unique: true,
      cost: 2,
      when: [cage('me', grapple, 5)],
    }),
    maneuver('m42', 'Technical Stand-Up', 'G', 'grapple', 0, 0, 1, [stand, drawOne]),
    maneuver('m43', 'Scissor Sweep', 'G', 'grapple', 0, 2, 1, [regain(1, grapple)]),
    maneuver('m44', 'Soccer Kick', 'G', 'strike kick foul', 5, 4, -3),
    maneuver('m45', 'Feint', null, '', 0, 0, 0, [drawOne, next(of('maneuver'), 0, 0, 'nohand')]),
    maneuver('m46', 'Second Wind', null, '', 0, 0, 0, [heal(3)]),
    maneuver('m47', 'Dig Deep', null, '', 0, 0, 0, [recycle(3)]),
    maneuver('m48', 'Eye Poke', null, 'strike foul', 3, 4, -2),
    maneuver('m49', 'Clash of Heads', null, 'strike foul', 0, 0, -1, [hurt('both', 3)]),
    maneuver('m50', 'Sell Out the Arena', null, '', 0, 0, 3, [discard('me', 1), endTurn], UNIQUE),
    // referee cards: position, VP, text
    referee('r01', 'Stand Them Up', null, 0, [stand, drawOne]),
    referee('r02', 'Break the Clinch', 'C', 1, [stand]),
    referee('r03', 'Point Deduction', null, 2, [discard('opp', 1)], { when: [foul] }),
    referee('r04', 'Formal Warning', null, 0, [when([foul], [discard('opp', 2)], [drawOne])]),
    referee('r05', 'Doctor Check', null, 0, [heal(4), endTurn]),
    referee('r06', 'Restart on the Mat', null, 0, [posChoice('C', 'G')]),
    referee('r07', 'Judge in Your Corner', null, 3, [draw('opp', 1), endTurn], UNIQUE),
    referee('r08', 'Referee Stoppage', null, 2, [when([toughness('opp', 3)], [win])], UNIQUE),
    // counters: position, what they answer, T, S, VP, text
    counter('k01', 'Slip', 'S', strike, 0, 0, 1, [drawOne]),
    counter('k02', 'Check the Kick', 'S', of('kick'), 1, 0, 1),
    counter('k03', 'Counter Punch', 'S', strike, 2, 1, 1),
    counter('k04', 'Sprawl', null, of('takedown'), 0, 2, 1, [stand]),
    counter('k05', 'Parry', 'S', upTo('strike', 2), 0, 1, 1),
    counter('k06', 'Tie Up', 'S', strikeOrGrapple, 0, 0, 1, [clinch]),
    counter('k07', 'Pummel for Underhooks', 'C', of('maneuver'), 0, 1, 1),
    counter('k08', 'Reverse the Throw', 'C', of('takedown'), 1, 1, 2, [ground]),
    counter('k09', 'Frame and Elbow', 'C', strikeOrGrapple, 2, 0, 1),
    counter('k10', 'Hip Escape', 'G', of('grapple', 'strike'), 0, 0, 1, [stand]),
    counter('k11', 'Guard Recovery', 'G', grapple, 0, 1, 1, [drawOne]),
    counter('k12', 'Stack and Pass', 'G', submission, 1, 2, 2),
    counter('k13', 'Hand Fighting', null, submission, 0, 0, 1),
    counter('k14', 'Appeal to the Referee', null, of('foul'), 0, 0, 2, [heal(2)]),
    counter('k15', 'Argue the Call', null, of('referee'), 0, 0, 0),
    counter('k16', 'Granite Chin', null, strike, 0, 0, 2, [heal(2)], UNIQUE),
    counter('k17', 'Ring Generalship', null, of('maneuver', 'referee'), 0, 0, 1, [], {
      unique: true,
      cost: 1,
    }),
    counter('k18', 'Roll Through', null, of('submission', 'counter'), 0, 0, 1, [], UNIQUE),
    // routines: timing, what they answer, limit, VP, text
    routine('q01', 'Game Plan', 'main', [], 'oncePerRound', 0, [drawOne, discard('me', 1)]),
    routine('q02', 'Killer Instinct', 'main', [], 'exhaust', 0, [next(strike, 2, 0)]),
    routine('q03', 'Wrestling Base', 'main', [], 'exhaust', 0, [posChoice('C', 'G')]),
    routine('q04', 'Corner Advice', 'main', [], 'exhaust', 0, [regain(1, all)]),
    routine('q05', 'Crowd Favorite', 'main', [], 'exhaust', 2, [draw('me', 2)]),
    routine('q06', 'Southpaw Stance', 'response', strike, 'oncePerRound', 0, [reduce(2, 0)]),
    routine('q07', 'Iron Cardio', 'response', of('maneuver'), 'oncePerRound', 0, [reduce(0, 2)]),
    routine('q08', 'Veteran Savvy', 'response', of('referee', 'submission'), 'exhaust', 1, [counterIt]),
    routine('q09', 'Fast Hands', 'main', [], 'oncePerRound', 0, [next(strike, 0, 0, 'nohand')]),
    routine('e01', 'Energy Drink Endorsement', 'recovery', [], 'exhaust', 0, [draw('me', 2), heal(3)]),
    routine('e02', 'Supplement Endorsement', 'recovery', [], 'exhaust', 0, [recycle(8)]),
    routine('e03', 'Fight Gear Endorsement', 'recovery', [], 'exhaust', 0, [heal(8)]),
    routine('e04', 'Home Gym Endorsement', 'recovery', [], 'exhaust', 1, [regain(2, all)]),
    routine('e05', 'Pay-Per-View Endorsement', 'recovery', [], 'exhaust', 0, [
      when([lead(1)], [draw('me', 4)], [heal(7)]),
    ]),
  ];
})();
