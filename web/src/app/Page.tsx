import { lazy } from 'react';
import { catalog } from '../games/catalog.ts';
import { AboutPage } from '../pages/AboutPage.tsx';
import { HomePage } from '../pages/home/HomePage.tsx';
import { loadTablePage } from '../pages/home/preload.ts';
import { NothingPage } from '../pages/NothingPage.tsx';
import { SettingsPage } from '../pages/SettingsPage.tsx';
import type { Route } from './route.ts';

const NewPage = lazy(async () => ({ default: (await import('../pages/new/NewPage.tsx')).NewPage }));
const TablePage = lazy(async () => ({ default: (await loadTablePage()).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await import('../pages/replay/ReplayPage.tsx')).ReplayPage }));
const LinkedReplayPage = lazy(async () => ({
  default: (await import('../pages/replay/LinkedReplayPage.tsx')).LinkedReplayPage,
}));
const LearnPage = lazy(async () => ({ default: (await import('../pages/learn/LearnPage.tsx')).LearnPage }));
const GuidePage = lazy(async () => ({ default: (await import('../pages/learn/GuidePage.tsx')).GuidePage }));
const RulesPage = lazy(async () => ({ default: (await import('../pages/learn/RulesPage.tsx')).RulesPage }));

export function Page({ route }: { readonly route: Route }) {
  if ('game' in route && !Object.hasOwn(catalog, route.game)) return <NothingPage />;
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'new':
      return <NewPage key={`${route.game}${route.friends}`} id={route.game} friends={route.friends} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} />;
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} step={route.step} />;
    case 'record':
      return <LinkedReplayPage key={route.data} data={route.data} step={route.step} />;
    case 'learn':
      return <LearnPage id={route.game} />;
    case 'guide':
      return <GuidePage id={route.game} />;
    case 'rules':
      return <RulesPage id={route.game} section={route.section} />;
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
