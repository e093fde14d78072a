/** Editions cited by letters that a list gives them. */
import { describe, expect, it } from 'vitest';
import { readAndCite } from '../read-and-cite.ts';

const KANT = 'KrV: Kant, Immanuel. Kritik der reinen Vernunft. Hamburg: Meiner, 1998.';
const GMS = 'GMS: Kant, Immanuel. Grundlegung zur Metaphysik der Sitten. Hamburg: Meiner, 1999.';
const LIST = 'References\n\nAllison, H. E. (2004). Idealism: An Interpretation. New Haven: Yale University Press.\n';

describe('sigla', () => {
  it('stand in a list of abbreviations, and cite with a place behind them', async () => {
    const text = `There are two standpoints (KrV B xxvi). The law is a fact (GMS 4:421). Kant repeats it (KrV A 51/B 75), and Allison (2004) agrees.\n\nAbbreviations\n\n${KANT}\n${GMS}\n\n${LIST}`;
    const { references, marks } = await readAndCite('a.txt', text);
    expect(references.map((one) => one.split(' ')[0])).toEqual(['KrV:', 'GMS:', '3:']);
    expect(marks).toEqual(['KrV B xxvi → KrV', 'GMS 4:421 → GMS', 'KrV A 51/B 75 → KrV', 'Allison (2004) → 3']);
  });

  it('stand in front of entries behind a sign, and are no words of them', async () => {
    const { references, marks, remarks } = await readAndCite(
      'a.txt',
      `The epithet is old (LfgrE s.v. kleos).\n\nReferences\n\nLfgrE = Snell, B. (ed.) (1955). Lexikon des frühgriechischen Epos. Göttingen: Vandenhoeck.\nNagy, G. (1979). The Best of the Achaeans. Baltimore: Johns Hopkins University Press.\n`,
    );
    expect(references[0]).toBe('LfgrE: Snell, B. (ed.) (1955). Lexikon des frühgriechischen Epos. Göttingen: Vandenhoeck.');
    expect(marks).toEqual(['LfgrE s.v. kleos → LfgrE']);
    expect(remarks).not.toContain('cited-but-missing');
  });

  it('are none where letters stand for bodies', async () => {
    const text =
      'The WHO 2020 plan was late.\n\nAbbreviations\n\nWHO: World Health Organization\nUNHCR: United Nations High Commissioner for Refugees\n';
    expect((await readAndCite('a.txt', text)).references).toEqual([]);
  });
});
