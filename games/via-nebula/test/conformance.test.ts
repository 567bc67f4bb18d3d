import { conformance } from '@penumbra/kit/testing';
import { viaNebula } from '@penumbra/via-nebula';

conformance(viaNebula, { games: 200 });
