import type { ComponentType } from 'react';
import { whenAskedFor } from './whenAskedFor.ts';
import type { StaffRole } from '../../store/paths/people.ts';
import { plannedScreens, type PlannedScreen } from '../planned/plannedScreens.ts';

export type ScreenRoute =
  | { readonly path: string; readonly body: ComponentType; readonly roles?: readonly StaffRole[] }
  /** Will be built later: the screen says what it will be. */
  | { readonly path: string; readonly planned: PlannedScreen; readonly roles?: readonly StaffRole[] };

const { admin, scrutineer, chairman, mc, deckcaptain } = {
  admin: 'admin',
  scrutineer: 'scrutineer',
  chairman: 'chairman',
  mc: 'mc',
  deckcaptain: 'deckcaptain',
} as const;

/** Anyone (SPEC 2). */
export const publicScreens: readonly ScreenRoute[] = [
  { path: '/', planned: plannedScreens.home },
  { path: '/details', planned: plannedScreens.details },
  { path: '/rules', planned: plannedScreens.rules },
  { path: '/venue', planned: plannedScreens.venue },
  { path: '/contact', planned: plannedScreens.contact },
  { path: '/about', planned: plannedScreens.about },
  { path: '/register', planned: plannedScreens.register },
  { path: '/entries', planned: plannedScreens.entries },
  { path: '/updateEntries', planned: plannedScreens.updateEntries },
  { path: '/competitors', planned: plannedScreens.competitors },
  { path: '/TBAList', planned: plannedScreens.tbaList },
  { path: '/competitors/:id', planned: plannedScreens.competitorDetails },
  { path: '/results', body: whenAskedFor(() => import('../results/ResultsScreen.tsx')) },
  { path: '/results/:event', body: whenAskedFor(() => import('../results/ResultDetailsScreen.tsx')) },
  { path: '/judges/:judgeid', body: whenAskedFor(() => import('../judge/JudgeScreen.tsx')) },
  { path: '/live', planned: plannedScreens.live },
  { path: '/jumbotron', planned: plannedScreens.jumbotron },
  { path: '/jumbotroncontroller', planned: plannedScreens.jumbotronController },
  { path: '/live/:eventKey/:roundNumber', planned: plannedScreens.liveRound },
  { path: '/login', body: whenAskedFor(() => import('../login/LoginScreen.tsx')) },
  { path: '/parts', body: whenAskedFor(() => import('../partsPage/PartsPage.tsx')) },
];

/** Only who is signed in and has one of the roles. */
export const staffScreens: readonly (ScreenRoute & { readonly roles: readonly StaffRole[] })[] = [
  {
    path: '/admin',
    body: whenAskedFor(() => import('../dashboard/DashboardScreen.tsx')),
    roles: [admin, scrutineer, chairman, mc, deckcaptain],
  },
  {
    path: '/admin/scrutineer',
    body: whenAskedFor(() => import('../scrutineer/ScrutineerScreen.tsx')),
    roles: [scrutineer, admin],
  },
  {
    path: '/admin/eventschedule',
    body: whenAskedFor(() => import('../schedule/ScheduleScreen.tsx')),
    roles: [admin, scrutineer, chairman, mc, deckcaptain],
  },
  { path: '/admin/competitors', planned: plannedScreens.adminCompetitors, roles: [admin] },
  { path: '/admin/competitors/add-competitor', planned: plannedScreens.addCompetitor, roles: [admin] },
  { path: '/admin/officials', planned: plannedScreens.officials, roles: [admin] },
  { path: '/admin/setup', planned: plannedScreens.setup, roles: [admin] },
  { path: '/admin/results', planned: plannedScreens.adminResults, roles: [admin, scrutineer, chairman] },
  { path: '/admin/settings', planned: plannedScreens.settings, roles: [admin, scrutineer] },
  { path: '/admin/deckcaptain', planned: plannedScreens.deckCaptain, roles: [deckcaptain, admin] },
  { path: '/admin/chairman', planned: plannedScreens.chairman, roles: [chairman, admin] },
  { path: '/admin/mc', planned: plannedScreens.mc, roles: [mc, admin] },
  { path: '/print-sheets', planned: plannedScreens.printSheets, roles: [scrutineer, admin] },
  { path: '/print-invoices', planned: plannedScreens.printInvoices, roles: [admin] },
];
