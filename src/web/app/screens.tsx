import type { ComponentType } from 'react';
import { staffDoors, type StaffDoor } from './staffDoors.ts';
import { whenAskedFor } from './whenAskedFor.ts';
import type { StaffRole } from '../../store/people/roles.ts';
import { plannedScreens, type PlannedScreen } from '../planned/plannedScreens.ts';

export type ScreenRoute =
  | { readonly path: string; readonly body: ComponentType }
  /** Will be built later: the screen says what it will be. */
  | { readonly path: string; readonly planned: PlannedScreen };

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

const BODIES: ReadonlyMap<StaffDoor, ComponentType> = new Map<StaffDoor, ComponentType>([
  [staffDoors.dashboard, whenAskedFor(() => import('../dashboard/DashboardScreen.tsx'))],
  [staffDoors.scrutineer, whenAskedFor(() => import('../scrutineer/ScrutineerScreen.tsx'))],
  [staffDoors.chairman, whenAskedFor(() => import('../chairman/ChairmanScreen.tsx'))],
  [staffDoors.mc, whenAskedFor(() => import('../mc/McScreen.tsx'))],
  [staffDoors.deckCaptain, whenAskedFor(() => import('../deck/DeckScreen.tsx'))],
  [staffDoors.schedule, whenAskedFor(() => import('../schedule/ScheduleScreen.tsx'))],
]);

function staffScreen(door: StaffDoor): ScreenRoute & { readonly roles: readonly StaffRole[] } {
  const { path, roles, title, words } = door;
  const body = BODIES.get(door);
  return body === undefined ? { path, roles, planned: { title, will: words } } : { path, roles, body };
}

/** Only who is signed in and has one of the roles. */
export const staffScreens = Object.values(staffDoors).map(staffScreen);
