// Whether there is a server behind this page. A static host answers the same question with a file that says no.

/** Where the app lies: everything is asked relative to it. */
export const address = new URL('.', location.href).href.replace(/\/$/, '');

let asked: Promise<boolean> | undefined;
/** Nobody answered: neither a server nor a file. */
let isSilent = false;

async function ask(): Promise<boolean> {
  try {
    const { ok } = (await (await fetch(`${address}/api/v1/health`)).json()) as { readonly ok?: unknown };
    isSilent = false;
    return ok === true;
  } catch {
    isSilent = true;
    return false;
  }
}

/** Pages that wait for it have to get the same promise every time: it is only asked again where somebody says so. */
export const hasServer = (): Promise<boolean> => {
  asked ??= ask();
  return asked;
};

/** Asks again, if nobody answered before. */
export function hasServerNow(): Promise<boolean> {
  if (isSilent) asked = undefined;
  return hasServer();
}

for (const happens of ['hashchange', 'online']) {
  addEventListener(happens, () => {
    if (isSilent) asked = undefined;
  });
}

/** Tables on a server have long ids; those on this device short ones. */
export const isOnline = (id: string): boolean => id.length === 22;
