import { describe, expect, it } from 'vitest';
import { verifyClaims } from '../../../src/claims.ts';
import { idleDenialAt, plainlySaid, withoutIdleDenials } from '../../../src/compare/claim/idle-denials.ts';
import { turnable, turned } from '../../../src/compare/claim/recall/polarity.ts';

const verdict = (claim: string, evidence: string): string | undefined => verifyClaims([{ claim, evidence }])[0]?.verdict;

describe('denials that deny nothing', () => {
  it('are found where they begin, and no further than they go', () => {
    const text = 'No more than 12 people may enter.';
    expect(idleDenialAt(text, 0)).toEqual({ end: 'No more than'.length, until: null });
    expect(idleDenialAt('No people may enter.', 0)).toBeNull();
    expect(idleDenialAt('It is no larger than Malta.', 6)).toBeNull();
    expect(idleDenialAt('It is no larger than two acres.', 6)).not.toBeNull();
    expect(idleDenialAt('It is no longer open.', 6)).toBeNull();
    expect(idleDenialAt('It did not open until noon.', 7)).toEqual({ end: 'It did not'.length, until: 'It did not open '.length });
    expect(idleDenialAt('It did not open. They waited until noon.', 7)).toBeNull();
    expect(idleDenialAt('It doesn’t only rain.', 3)).not.toBeNull();
  });

  it('are crossed out however they begin', () => {
    for (const idle of ['Never later than noon', 'WITHOUT DOUBT', 'they didn’t just', 'if not', 'whether or not', '(none but'])
      expect(withoutIdleDenials(idle)).toMatch(/xxxx/);
    const plain = 'Another notable canon, noted in 1990.';
    expect(withoutIdleDenials(plain)).toBe(plain);
  });

  it.each([
    ['Das Werk produziert Autos.', 'Das Werk produziert nicht nur Autos, sondern auch Busse.'],
    ['Le billet coûte 9 euros.', 'Le billet ne coûte que 9 euros.'],
    ['La salle ouvre à 14 heures.', "La salle n'ouvre qu'à 14 heures."],
    ['La mairie a rénové le toit.', "La mairie n'a pas seulement rénové le toit, elle a aussi repeint la façade."],
    ['La empresa vende coches.', 'La empresa no solo vende coches, sino que también los alquila.'],
    ['A loja vende livros.', 'A loja não só vende livros, mas também os imprime.'],
    ['Il ristorante apre alle 19.', 'Il ristorante della piazza non apre prima delle 19.'],
    ['Il museo espone quadri.', 'Il museo non solo espone quadri, ma li restaura.'],
    ['De winkel verkoopt brood.', 'De winkel verkoopt niet alleen brood maar ook kaas.'],
    ['Компания строит мосты.', 'Компания не только строит мосты, но и ремонтирует дороги.'],
    ['Das Werk beschäftigt mindestens 900 Menschen.', 'Das Werk beschäftigt nicht weniger als 900 Menschen.'],
    ['La planta emplea al menos a 300 personas.', 'La planta emplea a no menos de 300 personas.'],
  ])('are known in other languages: %s', (claim, evidence) => {
    expect(verdict(claim, evidence)).not.toBe('contradicted');
    expect(turned(turnable(claim), evidence)).toBeNull();
  });

  it.each([
    ['A fábrica de Setúbal será encerrada.', 'A fábrica de Setúbal não será encerrada.'],
    ['De brug over de Maas is hersteld.', 'De brug over de Maas is niet hersteld.'],
    ['Завод в Череповце будет закрыт.', 'Завод в Череповце не будет закрыт.'],
    ['Il direttore della scuola intende aumentare il prezzo.', 'Il direttore della scuola non intende aumentare il prezzo.'],
  ])('and what does deny there is heard: %s', (claim, evidence) => {
    expect(turned(turnable(claim), evidence)?.how).toBe('negation');
  });

  it('takes no part of a word for a denial', () => {
    expect(turned(turnable('The lung cancer was small cell in 40 men.'), 'The lung cancer was non-small cell in 40 men.')).toBeNull();
  });

  it('keep places when they are crossed out', () => {
    const text = 'Not only bread, no fewer than nine loaves of it, and no butter.';
    const crossed = withoutIdleDenials(text);
    expect(crossed).toHaveLength(text.length);
    expect(crossed).toContain('and no butter.');
    expect(crossed).not.toMatch(/not only|no fewer/i);
  });

  it('say their limit in plain words', () => {
    expect(['no', 'more', 'than'].map((word) => plainlySaid(word, 'no'))).toEqual(['at', 'most', 'at']);
    expect(['no', 'fewer', 'than'].map((word) => plainlySaid(word, 'no'))).toEqual(['at', 'least', 'at']);
    expect(['nothing', 'but'].map((word) => plainlySaid(word, 'nothing'))).toEqual(['only', 'at']);
  });

  it.each([
    ['No more than 12 people may enter the tower at a time.', 'The tower is small. At most 12 people may enter the tower at a time.'],
    ['At least 30 sheep were lost in the storm.', 'No fewer than 30 sheep were lost in the storm.'],
    ['Applications must arrive no later than 3 May.', 'Applications must arrive by 3 May at the latest.'],
    ['The monks ate nothing but bread and beans.', 'The monks ate only bread and beans.'],
    ['The visitor was the mayor of Brno.', 'The visitor was none other than the mayor of Brno.'],
    ['There is no doubt that the letter was written by Hale.', 'It is certain that the letter was written by Hale.'],
    ['The museum opened in 1962.', 'The museum did not open until 1962.'],
    ['Bus No. 12 stops at the hospital.', 'Bus no 12 stops at the hospital.'],
  ])('bear out %s', (claim, evidence) => {
    expect(verdict(claim, evidence)).toBe('supported');
    expect(turned(turnable(claim), evidence)?.how).not.toBe('negation');
  });

  it('know “no” of Portuguese, which is “in the”', () => {
    expect(idleDenialAt('O museu da cidade funciona no forte desde 1985.', 27)).toEqual({ end: 29, until: null });
    expect(withoutIdleDenials('A sede foi instalada no forte.')).toBe('A sede foi instalada em forte.');
    expect(withoutIdleDenials('El museo no abre los lunes.')).toBe('El museo no abre los lunes.');
    expect(withoutIdleDenials('The museum had no fort.')).toBe('The museum had no fort.');
  });

  it.each([
    ['The monks ate bread and beans.', 'The monks ate no bread and no beans.'],
    ['The museum opened in 1962.', 'The museum did not open in 1962.'],
    ['There is no doubt that the letter was written by Hale.', 'The letter was not written by Hale.'],
    ['There is no doubt that the letter was written by Hale.', 'There is doubt that the letter was written by Hale.'],
    ['At least 30 sheep were lost in the storm.', 'No more than 30 sheep were lost in the storm.'],
    ['The shop is open until six.', 'The shop is not open until six.'],
  ])('leave a real denial as it is: %s', (claim, evidence) => {
    expect(verdict(claim, evidence)).not.toBe('supported');
  });
});
