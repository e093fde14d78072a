import { expect, it } from 'vitest';
import { siglumBefore } from '../../../src/extract/entries/sigla.ts';

it('is letters with two capitals in front of an entry', () => {
  expect(siglumBefore('KrV: Kant, Immanuel. Kritik.')).toMatchObject({ label: 'KrV', sure: false });
  expect(siglumBefore('LfgrE = Snell, B. (ed.)')).toMatchObject({ label: 'LfgrE', length: 8, sure: true });
  expect(siglumBefore('Kant: Kritik der reinen Vernunft.')).toBeNull();
});
