import { expect, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { claimRead, readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { goesWithAnother } from '../../../../src/compare/claim/framed/goes-with.ts';

const told = (claim: string, evidence: string): string | null =>
  goesWithAnother(claimRead(saidIn(claim)), readInOrder(statedIn(evidence)))?.against ?? null;

const BUSES = 'Buses run from the square every ten minutes in summer and twice an hour in winter.';
const TICKETS = 'Adults pay the full price, pupils travel free.';
const DESK = 'Laptops have to be registered at the desk; phones do not.';
const RIVERS = 'The smaller river Esk was the first to be dredged. River Tarn flows through the old town.';
const WORDS =
  'The mayor fears that the quarry will be flooded. The miners’ leader denied this. A witness for the owner said that the pump had been switched off. The police suspect negligence.';
const GERMAN =
  'Bei Sturm muss die Brücke gesperrt werden, bei Eis der Radweg. In Tirol ist der Vogel häufig, in Polen vom Aussterben bedroht.';
const ITALIAN =
  'Le statue di marmo sono esposte al piano terra, quelle di bronzo nel giardino. Gli adulti pagano dieci euro, i ragazzi entrano gratis.';
const FRENCH = 'Les tuiles venaient de Bourgogne, le bois du Jura. La région souhaite rouvrir la ligne, mais la mairie s’y oppose.';
const PORTUGUESE =
  'Os bairros do norte recebem cartas às segundas, os do sul às quintas. O sindicato culpa a direção. A ministra Reis culpa o clima.';

test.each([
  ['Buses run every ten minutes in winter.', BUSES, 'Buses run from the square every ten minutes in summer'],
  ['Laptops and phones have to be registered at the desk.', DESK, 'Laptops have to be registered at the desk'],
  ['River Tarn was the first to be dredged.', RIVERS, 'The smaller river Esk was the first to be dredged'],
  ['The miners’ leader fears that the quarry will be flooded.', WORDS, 'The mayor fears that the quarry will be flooded'],
  ['The police said that the pump had been switched off.', WORDS, 'A witness for the owner said that the pump had been switched off'],
  ['Bei Eis muss die Brücke gesperrt werden.', GERMAN, 'Bei Sturm muss die Brücke gesperrt werden'],
  ['In Polen ist der Vogel häufig.', GERMAN, 'In Tirol ist der Vogel häufig'],
  ['Le statue di bronzo sono esposte al piano terra.', ITALIAN, 'Le statue di marmo sono esposte al piano terra'],
  ['Gli adulti entrano gratis.', ITALIAN, 'i ragazzi entrano gratis'],
  ['Le bois venait de Bourgogne.', FRENCH, 'Les tuiles venaient de Bourgogne'],
  ['La mairie souhaite rouvrir la ligne.', FRENCH, 'La région souhaite rouvrir la ligne'],
  ['Os bairros do sul recebem cartas às segundas.', PORTUGUESE, 'Os bairros do norte recebem cartas às segundas'],
  ['A ministra Reis culpa a direção.', PORTUGUESE, 'O sindicato culpa a direção'],
  [
    'Syrup is preferred for coughs.',
    'Tablets are preferred for coughs; syrup may be used if tablets do not help.',
    'Tablets are preferred for coughs',
  ],
  ['Steam is measured once a day.', 'Steam is measured every hour, the soil once a day.', 'the soil once a day'],
  ['Writers can delete a page.', 'Only editors can delete a page. Writers can move it.', 'Only editors can delete a page'],
  [
    'El concejal Ruiz dijo que el puente era seguro.',
    'La alcaldesa Soto dijo que el puente era seguro. El concejal Ruiz la acusó de mentir.',
    'La alcaldesa Soto dijo que el puente era seguro',
  ],
])('tells %s', (claim, evidence, shown) => {
  expect(told(claim, evidence)).toBe(shown);
});

test.each([
  ['Buses run every ten minutes in summer.', BUSES],
  ['In winter buses run from the square twice an hour.', BUSES],
  ['Pupils travel free, adults pay the full price.', TICKETS],
  ['Laptops have to be registered at the desk.', DESK],
  ['The river Esk was the first to be dredged.', RIVERS],
  ['The mayor fears that the quarry will be flooded.', WORDS],
  ['Bei Eis muss der Radweg gesperrt werden.', GERMAN],
  ['Le statue di bronzo sono esposte nel giardino.', ITALIAN],
  ['Le bois venait du Jura.', FRENCH],
  ['A ministra Reis culpa o clima.', PORTUGUESE],
  // What opens the sentence holds for all of it.
  ['In winter buses run in the evening.', 'In winter the ferry rests and buses run in the evening in Skarn.'],
  // One and the same under two names, in a part that goes on about it, and with another word before the same name.
  ['Norvik expects more sales.', 'Norvik sold four million pumps. The company expects more sales.'],
  ['Mercury lowers the yield.', 'Mercury, which is heavy, was associated with a lower yield.'],
  ['The dog is chasing a ball.', 'The dog is running through a field and is chasing a ball.'],
  ['West Brom midfielder Craig Gard shoots wide.', 'West Brom were lucky. Baggies midfielder Craig Gard shoots wide.'],
  ['Harry scored the winner.', 'Harry Kane left early. Kane scored the winner.'],
])('is silent on %s', (claim, evidence) => {
  expect(told(claim, evidence)).toBeNull();
});
