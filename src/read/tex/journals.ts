/**
 * The journals that the Astrophysics Data System names by commands in its .bib files (`journal = {\apj}`) and classes of AAS, A&A and MNRAS
 * define: no package of a file does, so that a reader who does not know them reads no journal at all.
 */

/** The name that a command stands for. Two letters that are commands of other packages as well (`\na`, `\ao`) are left out. */
export const JOURNALS: ReadonlyMap<string, string> = new Map(
  `
  aj:The Astronomical Journal
  actaa:Acta Astronomica
  araa:Annual Review of Astronomy and Astrophysics
  apj:The Astrophysical Journal
  apjl:The Astrophysical Journal Letters
  apjs:The Astrophysical Journal Supplement Series
  aplett:Astrophysical Letters
  apspr:Astrophysics Space Physics Research
  apss:Astrophysics and Space Science
  aap:Astronomy & Astrophysics
  aapr:Astronomy and Astrophysics Review
  aaps:Astronomy and Astrophysics Supplement Series
  azh:Astronomicheskii Zhurnal
  baas:Bulletin of the American Astronomical Society
  bain:Bulletin of the Astronomical Institutes of the Netherlands
  caa:Chinese Astronomy and Astrophysics
  cjaa:Chinese Journal of Astronomy and Astrophysics
  fcp:Fundamentals of Cosmic Physics
  gca:Geochimica et Cosmochimica Acta
  grl:Geophysical Research Letters
  iaucirc:IAU Circular
  icarus:Icarus
  jcap:Journal of Cosmology and Astroparticle Physics
  jcp:The Journal of Chemical Physics
  jgr:Journal of Geophysical Research
  jqsrt:Journal of Quantitative Spectroscopy and Radiative Transfer
  jrasc:Journal of the Royal Astronomical Society of Canada
  memras:Memoirs of the Royal Astronomical Society
  memsai:Memorie della Società Astronomica Italiana
  mnras:Monthly Notices of the Royal Astronomical Society
  nar:New Astronomy Reviews
  nat:Nature
  nphysa:Nuclear Physics A
  pasa:Publications of the Astronomical Society of Australia
  pasj:Publications of the Astronomical Society of Japan
  pasp:Publications of the Astronomical Society of the Pacific
  physrep:Physics Reports
  physscr:Physica Scripta
  planss:Planetary and Space Science
  pra:Physical Review A
  prb:Physical Review B
  prc:Physical Review C
  prd:Physical Review D
  pre:Physical Review E
  prl:Physical Review Letters
  procspie:Proceedings of SPIE
  psj:The Planetary Science Journal
  qjras:Quarterly Journal of the Royal Astronomical Society
  rmxaa:Revista Mexicana de Astronomía y Astrofísica
  skytel:Sky & Telescope
  solphys:Solar Physics
  sovast:Soviet Astronomy
  ssr:Space Science Reviews
  zap:Zeitschrift für Astrophysik`
    .trim()
    .split('\n')
    .map((row): readonly [string, string] => {
      const [command = '', name = ''] = row.trim().split(':');
      return [command, name];
    }),
);
