import type { StaffRole } from '../../../store/people/roles.ts';
import { valueOr } from '../../kit/cache/useLive.ts';
import { useMyRoles } from '../../kit/shell/useMyRoles.ts';
import { StaffBar } from '../../staff/bar/StaffBar.tsx';
import { SettingSwitches } from './SettingSwitches.tsx';
import { StaffRoles } from './StaffRoles.tsx';
import '../../kit/shell/page.css';
import './settings.css';

const NO_ROLES: readonly StaffRole[] = [];

/**
 * For setting up the floor the evening before, and for the organizer who assigns the desks. Goal: each switch states
 * its effect before it is pressed, and each account has only its own screens.
 */
export default function SettingsScreen() {
  const roles = valueOr(useMyRoles(), NO_ROLES);
  return (
    <>
      <StaffBar screen="settings" />
      <main className="page page-wide settings">
        {roles.includes('admin') ? <StaffRoles /> : null}
        <SettingSwitches />
      </main>
    </>
  );
}
