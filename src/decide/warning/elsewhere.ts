/** A cited identifier that is registered to another work than the one described: followed, it leads the reader astray. */
import { identifierName } from '../../model/identifier-name.ts';
import { type ReferenceWarningRule, warning } from './rule.ts';

export const ELSEWHERE: ReferenceWarningRule = {
  id: 'warn/id-points-elsewhere',
  kind: 'id_points_elsewhere',
  severity: 'error',
  says: 'A cited identifier is registered to another work.',
  why: 'A real identifier lends an invented or mistaken citation the look of a checked one.',
  of: (matched) =>
    matched.verdict.identifiers
      .filter(({ outcome }) => outcome === 'elsewhere')
      .map(({ scheme, identifier, why, source }) =>
        warning(
          ELSEWHERE,
          matched,
          `${identifierName(scheme, identifier)} ${identifier} is registered to another work: ${why}.`,
          source === undefined ? [] : [source],
        ),
      ),
};
