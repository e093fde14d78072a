import { describe, expect, it } from 'vitest';
import { unitIn } from '../../../../src/compare/claim/fields/label-units.ts';

describe('the unit of a label', () => {
  it.each([
    ['timeout_ms', 'ms'],
    ['retryBackoffMs', 'ms'],
    ['storageUsedMb', 'MB'],
    ['avg_temp_c', '°C'],
    ['distance-to-road-km', 'km'],
    ['delay_min', 'min'],
    ['Weight (kg)', 'kg'],
    ['unemployment_pct', '%'],
    ['temp_min', ''],
    ['population_m', ''],
    ['founded_year', ''],
    ['downloads_last_month', ''],
    ['created_at', ''],
    ['retries', ''],
  ])('%s: %j', (label, unit) => expect(unitIn(label)).toBe(unit));
});
