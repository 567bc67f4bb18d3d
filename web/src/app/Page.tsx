import { lazy } from 'react';
import { isGame } from '../games/cards.ts';
import { useRules } from '../games/catalog.ts';
import { isOnline } from '../online/probe.ts';
import { HomePage } from '../pages/home/HomePage.tsx';
import { loadTablePage } from '../pages/home/preload.ts';
import { NothingPage } from '../pages/NothingPage.tsx';
import { storedGame } from '../shelf/stored.ts';
import type { Route } from './route.ts';

const NewPage = lazy(async () => ({ default: (await import('../pages/new/NewPage.tsx')).NewPage }));
const TablePage = lazy(async () => ({ default: (await loadTablePage()).TablePage }));
const OnlinePage = lazy(async () => ({ default: (await import('../pages/online/OnlinePage.tsx')).OnlinePage }));
const DevicePage = lazy(async () => ({ default: (await import('../pages/online/DevicePage.tsx')).DevicePage }));
const OnlineReplayPage = lazy(async () => ({
  default: (await import('../pages/online/OnlineReplayPage.tsx')).OnlineReplayPage,
}));
const ReplayPage = lazy(async () => ({ default: (await import('../pages/replay/ReplayPage.tsx')).ReplayPage }));
const LinkedReplayPage = lazy(async () => ({
  default: (await import('../pages/replay/LinkedReplayPage.tsx')).LinkedReplayPage,
}));
const LearnAllPage = lazy(async () => ({ default: (await import('../pages/learn/LearnAllPage.tsx')).LearnAllPage }));
const LearnPage = lazy(async () => ({ default: (await import('../pages/learn/LearnPage.tsx')).LearnPage }));
const GuidePage = lazy(async () => ({ default: (await import('../pages/learn/GuidePage.tsx')).GuidePage }));
const RulesPage = lazy(async () => ({ default: (await import('../pages/learn/RulesPage.tsx')).RulesPage }));
const StatsPage = lazy(async () => ({ default: (await import('../pages/stats/StatsPage.tsx')).StatsPage }));
const SettingsPage = lazy(async () => ({ default: (await import('../pages/SettingsPage.tsx')).SettingsPage }));
const AboutPage = lazy(async () => ({ default: (await import('../pages/AboutPage.tsx')).AboutPage }));

/** The games whose rules a page is made from; undefined where any of them may turn up. */
function rulesOf(route: Route): readonly string[] | undefined {
  if ('game' in route) return [route.game];
  if (route.page === 'record') return undefined;
  if (route.page !== 'table' && route.page !== 'replay') return NONE;
  const game = storedGame(route.id);
  // A table on a server says itself which game it is.
  if (game === undefined && isOnline(route.id)) return NONE;
  return game === undefined ? undefined : [game];
}
const NONE: readonly string[] = [];

export function Page({ route }: { readonly route: Route }) {
  useRules(rulesOf(route));
  if ('game' in route && !isGame(route.game)) return <NothingPage />;
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'new':
      return <NewPage key={`${route.game}${route.friends}`} id={route.game} friends={route.friends} />;
    case 'table':
      return isOnline(route.id) ? (
        <OnlinePage key={route.id} id={route.id} />
      ) : (
        <TablePage key={route.id} id={route.id} />
      );
    case 'device':
      return <DevicePage token={route.token} />;
    case 'replay':
      return isOnline(route.id) && storedGame(route.id) === undefined ? (
        <OnlineReplayPage key={route.id} id={route.id} place={route.place} />
      ) : (
        <ReplayPage key={route.id} id={route.id} place={route.place} />
      );
    case 'record':
      return <LinkedReplayPage key={route.data} data={route.data} place={route.place} />;
    case 'learn-all':
      return <LearnAllPage />;
    case 'learn':
      return <LearnPage id={route.game} />;
    case 'guide':
      return <GuidePage id={route.game} section={route.section} />;
    case 'rules':
      return <RulesPage id={route.game} section={route.section} />;
    case 'stats':
      return <StatsPage />;
    case 'settings':
      return <SettingsPage />;
    case 'about':
      return <AboutPage />;
    case 'nothing':
      return <NothingPage />;
    default:
      return route satisfies never;
  }
}
