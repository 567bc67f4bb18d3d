// Passkeys keep an identity for good, without a password. The library is loaded when somebody wants one.
import { type ErrorCode, refuse } from '@penumbra/protocol';
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import type { Core } from '../core.ts';
import type { Handlers } from '../dispatch.ts';
import { youOf } from './handlers.ts';
import { newSession } from './sessions.ts';

const CHALLENGE_MS = 5 * 60_000;
const library = () => import('@simplewebauthn/server');

/** Where the passkey is good for. */
const placeOf = ({ origin }: Core): { readonly rpID: string; readonly expectedOrigin: string } => {
  const { hostname, origin: own } = new URL(origin());
  return { rpID: hostname, expectedOrigin: own };
};

async function keepChallenge({ storage, now }: Core, challenge: string, person: string | null): Promise<void> {
  const { db } = storage;
  await storage.commit({
    writes: [
      db
        .insertInto('challenges')
        .values({ challenge, person, expires: now() + CHALLENGE_MS })
        .compile(),
      db.deleteFrom('challenges').where('expires', '<', now()).compile(),
    ],
  });
}

/** A challenge is good once, for whom it was made, and not for long. */
async function useChallenge({ storage, now }: Core, response: unknown, person: string | null): Promise<string> {
  const challenge = challengeIn(response);
  const { db } = storage;
  const removal = db
    .deleteFrom('challenges')
    .where('challenge', '=', challenge)
    .where('expires', '>=', now())
    .where('person', person === null ? 'is' : '=', person);
  if (!(await storage.commit({ writes: [removal.compile()] }))) throw refuse('unknown-passkey');
  return challenge;
}

function challengeIn(response: unknown): string {
  try {
    const { clientDataJSON } = (response as { response: { clientDataJSON: string } }).response;
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge: unknown };
    if (typeof challenge === 'string') return challenge;
  } catch {
    // Said below, like everything else that is no answer of an authenticator.
  }
  throw refuse('bad-input', 'response');
}

/** Whatever the library finds wrong is wrong with the answer. */
async function verified<T extends { verified: boolean }>(verify: () => Promise<T>, code: ErrorCode): Promise<T> {
  const result = await verify().catch(() => undefined);
  if (!result?.verified) throw refuse(code);
  return result;
}

type PasskeyHandlers = Pick<Handlers, Extract<keyof Handlers, `passkey.${string}`>>;

export const passkeyHandlers: PasskeyHandlers = {
  async 'passkey.offer'(core, _, { me }) {
    const { generateRegistrationOptions } = await library();
    const { rpID } = placeOf(core);
    const own = await core.storage.db.selectFrom('passkeys').select('id').where('person', '=', me.id).execute();
    const options = await generateRegistrationOptions({
      rpName: 'Penumbra',
      rpID,
      userName: me.name || me.id,
      userID: new TextEncoder().encode(me.id),
      attestationType: 'none',
      excludeCredentials: own,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await keepChallenge(core, options.challenge, me.id);
    return { ...options };
  },
  async 'passkey.keep'(core, { response }, { me }) {
    const { verifyRegistrationResponse } = await library();
    const expectedChallenge = await useChallenge(core, response, me.id);
    const { rpID, expectedOrigin } = placeOf(core);
    const { registrationInfo } = await verified(
      () =>
        verifyRegistrationResponse({
          response: response as unknown as RegistrationResponseJSON,
          expectedChallenge,
          expectedOrigin,
          expectedRPID: rpID,
          requireUserVerification: false,
        }),
      'bad-input',
    );
    await keepPasskey(core, me.id, registrationInfo);
    return youOf(core, me);
  },
  async 'passkey.ask'(core) {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({ rpID: placeOf(core).rpID, userVerification: 'preferred' });
    await keepChallenge(core, options.challenge, null);
    return { ...options };
  },
  async 'passkey.enter'(core, { response }) {
    const { db } = core.storage;
    const expectedChallenge = await useChallenge(core, response, null);
    const id = String((response as { id?: unknown }).id);
    const passkey = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    if (!passkey) throw refuse('unknown-passkey');
    const { verifyAuthenticationResponse } = await library();
    const { rpID, expectedOrigin } = placeOf(core);
    const { authenticationInfo } = await verified(
      () =>
        verifyAuthenticationResponse({
          response: response as unknown as AuthenticationResponseJSON,
          expectedChallenge,
          expectedOrigin,
          expectedRPID: rpID,
          requireUserVerification: false,
          credential: { id, publicKey: Buffer.from(passkey.key, 'base64url'), counter: passkey.counter },
        }),
      'unknown-passkey',
    );
    const counter = authenticationInfo.newCounter;
    await core.storage.commit({ writes: [db.updateTable('passkeys').set({ counter }).where('id', '=', id).compile()] });
    const person = await db.selectFrom('people').selectAll().where('id', '=', passkey.person).executeTakeFirst();
    if (!person) throw refuse('unknown-passkey');
    return { ...(await youOf(core, person)), token: await newSession(core, person.id) };
  },
};

type Registration = VerifiedRegistrationResponse['registrationInfo'];

async function keepPasskey({ storage, now }: Core, person: string, registration: Registration): Promise<void> {
  const { id, publicKey, counter, transports = [] } = (registration as NonNullable<Registration>).credential;
  const key = Buffer.from(publicKey).toString('base64url');
  const row = { id, person, key, counter, transports: JSON.stringify(transports), created: now() };
  const write = storage.db
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing());
  if (!(await storage.commit({ writes: [write.compile()] }))) throw refuse('bad-input', 'response');
}
