import { describe, expect, it } from 'vitest';
import { labelWholeForms } from '../../../../src/extract/parse/whole-forms.ts';
import { relabelledBy } from '../relabelled.ts';

/** The runs of labels after it, when all of it was labelled as a title before. */
const relabelled = (raw: string): string => relabelledBy(labelWholeForms)(['title', raw]);

describe('STYLE_FORMS', () => {
  it.each([
    [
      'Roe, Ada, The Petals of Rome, ed. by B. Doe, 7 vols (London: Reef, 1896–1900), iii, 112.',
      'title: Roe, Ada, The Petals of Rome, | editor: ed. by B. Doe, | other: 7 vols | place: (London: | publisher: Reef, | date: 1896–1900), | volume: iii, | pages: 112.',
    ],
    [
      'Roe, A.B., 1962, History of petals, in Doe, C.D., and Poe, E.F., eds., Petal studies: A volume: Boulder, Colorado, Petal Society, p. 599–620.',
      'title: Roe, A.B., 1962, History of petals, | editor: in Doe, C.D., and Poe, E.F., eds., | container: Petal studies: A volume: | place: Boulder, Colorado, | publisher: Petal Society, | pages: p. 599–620.',
    ],
    [
      'Petal Encyclopaedia, 11th ed., s.v. “Stem Engine.”',
      'container: Petal Encyclopaedia, | edition: 11th ed., | other: s.v. | title: “Stem Engine.”',
    ],
    [
      'Petal Dictionary, 2nd ed. (Oxford: Reef Press, 1989), s.v. "nice."',
      'container: Petal Dictionary, | edition: 2nd ed. | place: (Oxford: | publisher: Reef Press, | date: 1989), | other: s.v. | title: "nice."',
    ],
    [
      'Roe A. Petals for colds. Petal Database of Reviews 2013, Issue 1. Art. No.: CD000980.',
      'title: Roe A. Petals for colds. | container: Petal Database of Reviews | date: 2013, | issue: Issue 1. | other: Art. No.: | pages: CD000980.',
    ],
    [
      'Roe, S. (2020). Traces de pétales [Mémoire de maîtrise, Université de la Haie]. Archipel.',
      'title: Roe, S. (2020). Traces de pétales | genre: [Mémoire de maîtrise, | publisher: Université de la Haie]. | note: Archipel.',
    ],
    [
      'Roe, J. Petal Effects. In Reviews in Petals; Doe, K. B., Poe, D. B., Eds.; Reef: New York, 1996; Vol. 8, pp 211–244.',
      'title: Roe, J. Petal Effects. | container: In Reviews in Petals; | editor: Doe, K. B., Poe, D. B., Eds.; | publisher: Reef: | place: New York, | date: 1996; | volume: Vol. 8, | pages: pp 211–244.',
    ],
    [
      'Roe, A. I. In Petal Analysis, 5th ed.; Reef: Harlow, U.K., 1989; Chapter 10, pp 257–299.',
      'title: Roe, A. I. | container: In Petal Analysis, | edition: 5th ed.; | publisher: Reef: | place: Harlow, U.K., | date: 1989; | note: Chapter 10, | pages: pp 257–299.',
    ],
    ['Roe, E. 1955, ApJ, 121, 161 (1955ApJ...121..161R)', 'title: Roe, E. 1955, ApJ, 121, 161 | other: (1955ApJ...121..161R)'],
    [
      'Petal manual. 5th ed. Arlington (VA): Petal Association; 2013.',
      'title: Petal manual. 5th ed. | place: Arlington (VA): | title: Petal Association; 2013.',
    ],
    [
      'Roe, Ada: Petals. hg. von Bea Doe, 6. Aufl., Bonn: Reef 1926.',
      'title: Roe, Ada: Petals. | editor: hg. von Bea Doe, | title: 6. Aufl., Bonn: Reef 1926.',
    ],
    [
      'Petals: Hearing. 83rd Cong., 1st sess., January 15, 1953.',
      'title: Petals: Hearing. | note: 83rd Cong., 1st sess., | title: January 15, 1953.',
    ],
    [
      'Petal Trans. 2003, vol. J86-D-II, no. 5, p. 602-610.',
      'title: Petal Trans. 2003, | volume: vol. J86-D-II, | title: no. 5, p. 602-610.',
    ],
    ['Petals. Budapest, Reef, 1987, 45–47. o.', 'title: Petals. Budapest, Reef, 1987, | pages: 45–47. | other: o.'],
    [
      'Petalum naturae. Editio decima, reformata. Tomus I. Reef, Holmiae, 824 pp.',
      'title: Petalum naturae. | edition: Editio decima, reformata. | volume: Tomus I. | title: Reef, Holmiae, 824 pp.',
    ],
    [
      'Le règne des pétales. Tome II, contenant les roses et les herbes. Reef, Paris, xviii + 532 pp.',
      'title: Le règne des pétales. | volume: Tome II, | note: contenant les roses et les herbes. | publisher: Reef, | place: Paris, | pages: xviii + 532 pp.',
    ],
    [
      'Roe, B. Petals, Journal of Hedges, 1859, 671–680. Reprinted in Works, Reef, Leipzig, 1892.',
      'title: Roe, B. Petals, Journal of Hedges, 1859, 671–680. | note: Reprinted in Works, Reef, Leipzig, 1892.',
    ],
    [
      '(a) A. Roe, Petal Lett., 1979, 20, 3437; (b) B. Doe, Petal Rev., 1995, 95, 2457.',
      'title: (a) A. Roe, Petal Lett., 1979, 20, 3437; | note: (b) B. Doe, Petal Rev., 1995, 95, 2457.',
    ],
    [
      'Deutscher Bundestag: Antrag zu Hecken, BT-Drs. 18/1558, 28.05.2014.',
      'title: Deutscher Bundestag: Antrag zu Hecken, | number: BT-Drs. 18/1558, | title: 28.05.2014.',
    ],
    [
      'Petal Security. GAO-14-159. Washington, D.C.: November 8, 2013.',
      'title: Petal Security. | number: GAO-14-159. | title: Washington, D.C.: November 8, 2013.',
    ],
    ['HL Deb 4 July 2011, vol 729, cols 10-12.', 'container: HL Deb | date: 4 July 2011, | volume: vol 729, | pages: cols 10-12.'],
    [
      'United Nations, General Assembly, Report on the right to petals, A/HRC/16/49 (20 December 2010).',
      'group: United Nations, General Assembly, | title: Report on the right to petals, A/HRC/16/49 (20 December 2010).',
    ],
    [
      'Roe, J. “No Petals.” Rev. of Letters of Bea Doe, ed. Cy Poe. New Hedge 13 Aug. 1962: 23-24.',
      'title: Roe, J. “No Petals.” | note: Rev. of Letters of Bea Doe, ed. Cy Poe. | container: New Hedge | title: 13 Aug. 1962: 23-24.',
    ],
    [
      'Roe, A. 2018. Gyps petalus. The IUCN Red List of Threatened Species 2018: e.T22695219A118593677.',
      'title: Roe, A. 2018. Gyps petalus. | container: The IUCN Red List of Threatened Species | title: 2018: | number: e.T22695219A118593677.',
    ],
    ['Roe, R. and D. Poe. Editors. 2023. PetalBase.', 'editor: Roe, R. and D. Poe. Editors. | date: 2023. | title: PetalBase.'],
    [
      'Roe F., Doe R., 2003, in Poe N., Gray D. F., eds, Modelling of Petals. Petal Soc., San Francisco, p. 20',
      'title: Roe F., Doe R., 2003, | editor: in Poe N., Gray D. F., eds, | container: Modelling of Petals. | publisher: Petal Soc., | place: San Francisco, | pages: p. 20',
    ],
    [
      'Roe, F. S., The Great Petal (ed. M. J. Doe; Cambridge: Reef Press, 1991).',
      'author: Roe, F. S., | title: The Great Petal | editor: (ed. M. J. Doe; | place: Cambridge: | publisher: Reef Press, | date: 1991).',
    ],
    [
      'Law Commission, Reforming Petals (Law Com No 313, 2008) para 3.12.',
      'title: Law Commission, Reforming Petals | genre: (Law Com | other: No | number: 313, | date: 2008) | title: para 3.12.',
    ],
    [
      'Roe, C. R. Letter to J. D. Doe, 11 January 1844. Petal Project.',
      'author: Roe, C. R. | title: Letter to J. D. Doe, | date: 11 January 1844. | title: Petal Project.',
    ],
    [
      'Roe, G. (1945) Petals. Bulletin of Petals 85: i–xvi, 1–350.',
      'title: Roe, G. (1945) Petals. Bulletin of Petals 85: | pages: i–xvi, 1–350.',
    ],
    [
      'Roe, A. Petals. Reef, 1986, Translated from the Russian by M. Doe.',
      'title: Roe, A. Petals. Reef, 1986, | translator: Translated from the Russian by M. Doe.',
    ],
    [
      'Roe, F.: Petals. Bearb. von Bea Doe. 25. Aufl. Berlin: Reef 2011, s. v. Kelter.',
      'title: Roe, F.: Petals. | note: Bearb. von Bea Doe. | title: 25. Aufl. Berlin: Reef 2011, | note: s. v. Kelter.',
    ],
    [
      "Roe, I. Pétales. Trad. de l'italien par Bea Doe. Paris : Reef, 1960.",
      "title: Roe, I. Pétales. | translator: Trad. de l'italien par Bea Doe. | title: Paris : Reef, 1960.",
    ],
    ['Oxford, Hedge Library, MS Roe 48, fol. 12r.', 'place: Oxford, | publisher: Hedge Library, | number: MS Roe 48, | pages: fol. 12r.'],
    [
      'The National Archives (TNA), FO 371/24418, Minute by Roe, 28 February 1940.',
      'publisher: The National Archives (TNA), | number: FO 371/24418, | note: Minute by Roe, | date: 28 February 1940.',
    ],
    ['BArch, R 43-I/1264, Bl. 34–37.', 'publisher: BArch, | number: R 43-I/1264, | pages: Bl. 34–37.'],
    [
      'Ada Roe to Bea Doe-West, 26 May 1926, Hedge Collection, New Hedge Library.',
      'author: Ada Roe | title: to Bea Doe-West, | date: 26 May 1926, | note: Hedge Collection, | publisher: New Hedge Library.',
    ],
    [
      'Roe, William, The Petal (1859), Ada Doe, M. H. Poe, and Bea Moe (eds.) (New York, NY: Reef, 1979).',
      'author: Roe, William, | title: The Petal (1859), | editor: Ada Doe, M. H. Poe, and Bea Moe (eds.) | place: (New York, NY: | publisher: Reef, | date: 1979).',
    ],
    [
      'Ada Roe, The Petals, in Novels, 1871–1880 (New York: Reef Library, 1983), 886.',
      'title: Ada Roe, The Petals, | container: in Novels, 1871–1880 | place: (New York: | publisher: Reef Library, | date: 1983), | pages: 886.',
    ],
    [
      'Roe, G. (1987), Die Liebe zur Hecke (=Arbeiten zur Hecke, Bd. 9), Bonn.',
      'title: Roe, G. (1987), Die Liebe zur Hecke | series: (=Arbeiten zur Hecke, | volume: Bd. 9), | title: Bonn.',
    ],
    [
      'Roe, L. Petalos. Vols. 4 and 5 of Obras completas. Lisbon: Reef, 1968.',
      'title: Roe, L. Petalos. | volume: Vols. 4 and 5 | series: of Obras completas. | title: Lisbon: Reef, 1968.',
    ],
    [
      'Roe, R. A Framework for Petals. Hedge Institute Planning Report No. 162. Menlo Park, California: Reef, 1963.',
      'title: Roe, R. A Framework for Petals. | series: Hedge Institute Planning Report | number: No. 162. | title: Menlo Park, California: Reef, 1963.',
    ],
    [
      'Roe, C. (2012). Why petals matter (Policy Brief 2012-01PBL). Oslo: Reef.',
      'title: Roe, C. (2012). Why petals matter | genre: (Policy Brief | number: 2012-01PBL). | title: Oslo: Reef.',
    ],
    [
      'Roe, P 2011, Petals, exhibition catalogue, 11 March-27 November, Hedge Gallery, Bonn.',
      'title: Roe, P 2011, Petals, | genre: exhibition catalogue, | note: 11 March-27 November, | title: Hedge Gallery, Bonn.',
    ],
    [
      'Roe, V.: Hecken mit Blüten, Diplomarbeit im Fach Botanik, Universität Bremen, 1994',
      'title: Roe, V.: Hecken mit Blüten, | genre: Diplomarbeit im Fach Botanik, | publisher: Universität Bremen, | title: 1994',
    ],
    [
      'Roe, R. 2005: Hecken in Afrika? Vortrag auf der Fachtagung der Gärtner in Duisburg am 20. Juli 2005.',
      'title: Roe, R. 2005: Hecken in Afrika? | note: Vortrag auf der Fachtagung der Gärtner in Duisburg | title: am 20. Juli 2005.',
    ],
    [
      'Roe, C. 2005: The Promise of Petals, The Hedge Post 11.12.2005, in: www.example.org',
      'title: Roe, C. 2005: The Promise of Petals, | container: The Hedge Post | date: 11.12.2005, | title: in: www.example.org',
    ],
    [
      'Roe, R. H., "The Problem of Petals", 3 J. L. & Hedg. 1, 12 (1960).',
      'title: Roe, R. H., "The Problem of Petals", | volume: 3 | container: J. L. & Hedg. | pages: 1, | title: 12 | date: (1960).',
    ],
    [
      'Roe, K., Die Hecken, III/2 (Bonn: Reef, 1948), 134.',
      'title: Roe, K., Die Hecken, | volume: III/2 | place: (Bonn: | publisher: Reef, | date: 1948), | title: 134.',
    ],
    [
      'Ada Roe, Droit des pétales, 19e éd., REEF, coll. Thémis, 2000, n° 45.',
      'title: Ada Roe, Droit des pétales, 19e éd., REEF, | other: coll. | series: Thémis, | title: 2000, n° 45.',
    ],
    [
      'Roe/Doe, BGB, 79. Aufl. 2020, § 242 Rn. 5.',
      'author: Roe/Doe, | title: BGB, | edition: 79. Aufl. | date: 2020, | note: § 242 Rn. 5.',
    ],
    [
      'IEEE Standard for Petals, IEEE Std 754-2019 (Revision of IEEE 754-2008), pp. 1–84, July 2019.',
      'title: IEEE Standard for Petals, | number: IEEE Std 754-2019 | note: (Revision of IEEE 754-2008), | title: pp. 1–84, July 2019.',
    ],
    ['Ada Roe, Petal Thought, 3. izd., Reef, Bonn 2009.', 'title: Ada Roe, Petal Thought, | edition: 3. izd., | title: Reef, Bonn 2009.'],
    [
      'Roe, A. 1807. Petals of Ithaca. London: Printed by J. Doe for Longman, Hurst, and Orme.',
      'title: Roe, A. 1807. Petals of Ithaca. London: | publisher: Printed by J. Doe for Longman, Hurst, and Orme.',
    ],
    ['Business Week, "Banks Try Petals," April 5, 1969.', 'container: Business Week, | title: "Banks Try Petals," | date: April 5, 1969.'],
  ])('%s', (raw, expected) => {
    expect(relabelled(raw)).toBe(expected);
  });

  it.each([
    'Roe, A. In Petal Theory, Petal Series, Vol. 9; Reef: New York, 1990.',
    'Roe, B. Petals reprinted in colour. Reef, 1892.',
    'Living with petals, COVID-19-2, and hedges.',
    'Roe, S. Petals, in Ada Doe and Bea Poe, eds., Hedges (Bonn: Reef, 2005), 235-288.',
  ])('leaves %s', (raw) => {
    expect(relabelled(raw)).toBe(`title: ${raw}`);
  });
});
