import type { Element, Hero, HeroClass, Mythology } from './types.js';

/** A class and its heroes, each with mythology and element. */
const roster = (heroClass: HeroClass, heroes: string): Hero[] =>
  heroes.split(', ').map((line) => {
    const [name, mythology, element] = line.split(' ') as [string, Mythology, Element];
    return { slug: name.toLowerCase(), name, class: heroClass, mythology, element };
  });

// One pure call around the table lets bundlers drop it where nothing uses it.
/** All 76 heroes, by class. What they can do in a Standard Match stands in the rulesets of that game. */
export const HEROES: readonly Hero[] = /* @__PURE__ */ (() => [
  ...roster(
    'Mage',
    'Odin Norse Holy, Zeus Greek Wind, Athena Greek Holy, Mimir Norse Water, Hecate Greek ' +
      'Shadow, Kvasir Norse Neutral, Gullveig Norse Fire, Prometheus Greek Fire',
  ),
  ...roster(
    'Warrior',
    'Thor Norse Wind, Ares Greek Fire, Tyr Norse Holy, Magni Norse Earth, Hephaestus Greek ' +
      'Fire, Vidar Norse Earth, Heracles Greek Earth',
  ),
  ...roster(
    'Priest',
    'Baldur Norse Holy, Apollo Greek Holy, Eir Norse Earth, Frigg Norse Wind, Hestia Greek ' +
      'Fire, Asclepius Greek Neutral, Nanna Norse Water',
  ),
  ...roster(
    'Rogue',
    'Loki Norse Fire, Hermes Greek Wind, Heimdall Norse Holy, Hodr Norse Shadow, Nyx Greek ' +
      'Shadow, Nemesis Greek Shadow, Autolycus Greek Neutral',
  ),
  ...roster(
    'Paladin',
    'Freyr Norse Earth, Helios Greek Fire, Forseti Norse Holy, Nike Greek Wind, Sif Norse ' +
      'Earth, Perseus Greek Holy',
  ),
  ...roster(
    'Hunter',
    'Skadi Norse Water, Artemis Greek Earth, Ullr Norse Water, Orion Greek Shadow, Vali Norse ' +
      'Wind, Atalanta Greek Wind',
  ),
  ...roster(
    'Druid',
    'Freya Norse Earth, Demeter Greek Earth, Idunn Norse Holy, Pan Greek Wind, Jord Norse ' +
      'Earth, Gaia Greek Earth',
  ),
  ...roster(
    'Warlock',
    'Hel Norse Shadow, Hades Greek Shadow, Fenrir Norse Shadow, Nidhogg Norse Fire, Erebus ' +
      'Greek Shadow, Dionysus Greek Earth, Tartarus Greek Fire',
  ),
  ...roster(
    'Shaman',
    'Njord Norse Water, Poseidon Greek Water, Aegir Norse Water, Ran Norse Water, Triton ' +
      'Greek Wind, Aeolus Greek Wind',
  ),
  ...roster(
    'Demon Hunter',
    'Surtr Norse Fire, Muspel Norse Fire, Logi Norse Fire, Typhon Greek Wind, Alecto Greek ' + 'Shadow',
  ),
  ...roster(
    'Death Knight',
    'Angrboda Norse Shadow, Thanatos Greek Shadow, Garm Norse Shadow, Charon Greek Water, ' +
      'Hrym Norse Water',
  ),
  ...roster(
    'Necromancer',
    'Sinmara Norse Fire, Persephone Greek Shadow, Melinoe Greek Shadow, Modgud Norse Neutral, ' +
      'Orpheus Greek Wind, Groa Norse Earth',
  ),
])();
