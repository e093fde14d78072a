import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { copiedOfAnother } from '../../../../src/compare/claim/exchanged/copied.ts';

const told = (claim: string, evidence: string): string | undefined => copiedOfAnother(saidIn(claim), () => statedIn(evidence))?.against;

const SHIFTS = 'Der Betriebsrat forderte kürzere Schichten. Die Geschäftsleitung lehnte das ab und bot mehr Urlaub an.';
const SUIT = 'Die Klage wies das Gericht ab. Die Gemeinde hat den Bau der Brücke im Mai genehmigt. Der Naturschutzbund klagte dagegen.';
const PERMIT = 'Le maire a refusé le permis en mars. Le préfet a confirmé le refus.';
const RISE = 'El sindicato pidió un aumento, pero la dirección lo rechazó.';

it.each<[string, string, string]>([
  ['Die Geschäftsleitung forderte kürzere Schichten.', SHIFTS, 'Der Betriebsrat'],
  ['Der Betriebsrat bot mehr Urlaub an.', SHIFTS, 'Die Geschäftsleitung'],
  ['Der Naturschutzbund hat den Bau der Brücke im Mai genehmigt.', SUIT, 'Die Gemeinde'],
  ['Le préfet a refusé le permis en mars.', PERMIT, 'Le maire'],
  ['El sindicato rechazó el aumento.', RISE, 'la dirección'],
  ['La dirección pidió un aumento.', RISE, 'El sindicato'],
])('tells a clause of another: %s', (claim, evidence, against) => {
  expect(told(claim, evidence)).toBe(against);
});

it.each<[string, string]>([
  ['Der Betriebsrat forderte kürzere Schichten.', SHIFTS],
  ['Le maire a refusé le permis en mars.', PERMIT],
  ['La dirección rechazó el aumento.', RISE],
  // The object stands first.
  ['Das Gericht wies die Klage ab.', SUIT],
  // May be the same.
  ['Das Unternehmen forderte kürzere Schichten.', `${SHIFTS} Das Unternehmen schweigt.`],
  // Somebody whom the evidence does not name.
  ['Der Minister forderte kürzere Schichten.', SHIFTS],
  ['Die Geschäftsleitung forderte keine kürzeren Schichten.', SHIFTS],
])('says nothing of: %s', (claim, evidence) => {
  expect(told(claim, evidence)).toBeUndefined();
});
