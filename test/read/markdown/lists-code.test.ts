import { describe, expect, it } from 'vitest';
import { listsInCode } from '../../../src/read/markdown/lists-code.ts';

describe('lists that front matter names by code', () => {
  it.each([
    ["`r rbbt::bbt_write_bib('works.bib', overwrite = TRUE)`", ['works.bib']],
    ['`r rbbt::bbt_write_bib("works.json", translator = "csljson.json")`', ['works.json']],
    ['file.path("inst", "works.bib")', ['inst/works.bib']],
    ["`r here::here('paper', 'works.bib')`", ['paper/works.bib']],
    ["`r system.file('WORKS.bib', package='ours')`", ['../inst/WORKS.bib']],
    ["`r c('a.bib', 'b.yaml')`", ['a.bib', 'b.yaml']],
    ["`r normalizePath(file.path('..', 'a.bib'))`", ['../a.bib']],
  ])('reads %s', (code, lists) => expect(listsInCode(code)).toEqual(lists));

  it.each(['works.bib', 'bib/works (new).bib', 'c-works.bib', '`r params$bib`', "`r paste0(name, 'bib')`", ''])(
    'leaves %s as it is',
    (name) => expect(listsInCode(name)).toEqual([name]),
  );
});
