/** Property tests draw from a fixed seed, so that a run can be repeated; FC_SEED=… draws from another. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121) });
