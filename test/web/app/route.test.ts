/** Which page an address is of; the server's list of pages agrees with it. */
import { describe, expect, it } from 'vitest';
import { findingPath, routeOf } from '../../../src/web/app/route.ts';

describe('routeOf', () => {
  it('knows every page', () => {
    expect(routeOf('/')).toEqual({ page: 'start' });
    expect(routeOf('/r/r_1')).toEqual({ page: 'run', run: 'r_1', finding: '' });
    expect(routeOf('/r/r_1/ref/17')).toEqual({ page: 'run', run: 'r_1', finding: 'ref-17' });
    for (const kind of ['quote', 'claim', 'remark']) {
      expect(routeOf(`/r/r_1/${kind}/2`)).toEqual({ page: 'run', run: 'r_1', finding: `${kind}-2` });
      expect(findingPath('r_1', `${kind}-2`)).toBe(`/r/r_1/${kind}/2`);
    }
    expect(findingPath('r_1', '')).toBe('/r/r_1');
    expect(routeOf('/r/r_1/trace')).toEqual({ page: 'trace', run: 'r_1', ref: null });
    expect(routeOf('/r/r_1/trace/3/')).toEqual({ page: 'trace', run: 'r_1', ref: 3 });
    expect(routeOf('/audit/r_1')).toEqual({ page: 'trace', run: 'r_1', ref: null });
    expect(routeOf('/b/b-9')).toEqual({ page: 'batch', batch: 'b-9' });
    for (const page of ['playground', 'lookup', 'settings'] as const) expect(routeOf(`/${page}`)).toEqual({ page });
  });

  it('is nowhere for anything else', () => {
    for (const path of [
      '/r',
      '/r/',
      '/r/../x',
      '/r/a b',
      '/r/a/ref/0',
      '/r/a/ref/x',
      '/r/a/ref',
      '/r/a/b/c/d',
      '/x',
      '/constructor',
      '/r/%3Cscript%3E',
      '//evil',
    ])
      expect(routeOf(path).page, path).toBe('nowhere');
  });
});
