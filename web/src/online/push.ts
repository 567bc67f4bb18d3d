// Being called when it is one's turn, also when the page is closed, where the browser allows it.
import type { Lang } from '@penumbra/kit';
import type { Meeting } from './meeting.ts';

/** Asks the person once; false where the browser or the person says no. */
export async function askToCall(meeting: Meeting, language: Lang): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  // An open page can call without it, so a device that knows no push is no failure.
  await listen(meeting, language).catch(() => {});
  return true;
}

async function listen({ connection }: Meeting, language: Lang): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.pushManager) return;
  const { key } = await connection.call('server.push', {});
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await connection.call('session.listen', { endpoint, keys: { p256dh, auth }, language });
}
