// Whether there is a server behind this page. A static host answers the same question with a file that says no.

/** Where the app lies: everything is asked relative to it. */
export const address = new URL('.', location.href).href.replace(/\/$/, '');

let asked: Promise<boolean> | undefined;

async function ask(): Promise<boolean> {
  try {
    const { ok } = (await (await fetch(`${address}/api/v1/health`)).json()) as { readonly ok?: unknown };
    return ok === true;
  } catch {
    asked = undefined;
    return false;
  }
}

export const hasServer = (): Promise<boolean> => {
  asked ??= ask();
  return asked;
};

/** Tables on a server have long ids; those on this device short ones. */
export const isOnline = (id: string): boolean => id.length === 22;
