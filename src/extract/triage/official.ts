/**
 * Papers of parliaments, governments and international bodies by their numbers (bills, reports, debates, resolutions): nobody's registry
 * of publications sets out to hold them, and their number is what they are found by.
 */
import type { Form } from './law.ts';

export const OFFICIAL: readonly Form[] = [
  {
    kind: 'official-document',
    name: 'papers of parliaments and governments',
    own: true,
    sign: /\b(?:BT-Drs|BR-Drs|LT-Drs|Drs|Drucks)\. ?\d{1,2}\/\d|\b(?:Bundestags|Bundesrats|Landtags)?[Dd]rucksache (?:Nr\. ?)?\d{1,4}\/\d|\bPlenarprotokoll \d|^(?:H\. ?R\.|S\.|H\.|Sen\.) ?(?:Conf\. )?(?:Rep|Doc|Res|Con\. Res|J\. Res)\. (?:No\. ?)?\d|\b\d{2,3} Cong\. ?Rec\. ?[SH]?\d|\b(?:HC|HL) Deb\b|\bHansard\b.{0,40}\bcol|\((?:Cm|Cmd|Cmnd|Cd|CP|C|HC|HL|Law Com|Scot Law Com|LC)\.?(?: No\.?| Paper)? ?\d{1,5}(?:[-–]\w{1,4})?(?:,| \d{4}|\))|\b(?:COM|SEC|SWD|JOIN) ?\(\d{4}\) ?\d{1,4}\b|\bKamerstukken I{1,2}\b|\bAssemblée nationale.{0,60} n[°ºo]\s?\d|\bProp\. (?:19|20)\d\d\/\d\d:\d|\bSOU (?:19|20)\d\d:\d|\bNOU (?:19|20)\d\d:? ?\d/u,
    takes: [
      'Bundestagsdrucksache 18/12345 vom 3. Mai 2017.',
      'BT-Drs. 19/4674.',
      'S. Rep. No. 104-98, at 5 (1995).',
      'HC Deb 3 May 2011, vol 527, col 450.',
      'Home Office, Crime in England and Wales (Cm 1234, 2001).',
      'Law Commission, Consent in Sex Offences (Law Com No 139, 1995).',
      'COM(2018) 237 final.',
      'SOU 2017:39.',
    ],
    leaves: ['Roe, J. (2001). Reports of committees. Journal of Reports 3, 1-9.', 'Doe, S. Rep. songs of birds. Ibis 3:4-9, 1999.'],
  },
  {
    kind: 'official-document',
    name: 'papers of international bodies',
    own: true,
    sign: /\bU\.? ?N\.? Docs?\.? [A-Z]{1,6}\/|\b(?:A|S|E|CCPR|CEDAW|CERD|CRC|CAT|CRPD|HRI|TD|FCCC|UNEP)\/(?:RES|C|HRC|CN|CP|PV|GC|\d{2,4})\b[./\d]|^(?:S\. ?C\.|G\. ?A\.|UNGA|UNSC|UN (?:General Assembly|Security Council)|Security Council|General Assembly) Res(?:olution|\.)?s? ?[\dA]|\b(?:WHA|WHO\/|FAO\/)\d{1,2}\.\d{1,3}\b/u,
    takes: [
      'S.C. Res. 1373, U.N. Doc. S/RES/1373 (Sept. 28, 2001).',
      'UN Doc. A/RES/70/1.',
      'UN General Assembly Resolution 60/1, 2005.',
      'Human Rights Council, Report on privacy, A/HRC/27/37.',
    ],
    leaves: ['Roe, A. (2001). Resolutions of the assembly. Journal of Assemblies 3, 1-9.'],
  },
];
