import { useMemo } from 'react';
import { buildWaysToPay, type WaysToPay } from '../../../domain/fees/payOptions.ts';
import { competitionBasics } from '../../../store/competition/competition.ts';
import { editedFees } from '../../../store/competition/fees.ts';
import { editedPaySettings } from '../../../store/competition/paySettings.ts';
import type { Session } from '../../../store/connection/session.ts';
import { useLive, valueOr } from '../cache/useLive.ts';

/** The ways to pay, live; undefined while they load. */
export function useHowToPay(session: Session): WaysToPay | undefined {
  const fees = valueOr(useLive(session, editedFees.path), undefined);
  const saved = valueOr(useLive(session, editedPaySettings.path), undefined);
  const about = valueOr(useLive(session, competitionBasics), undefined);
  return useMemo(
    () =>
      fees === undefined || saved === undefined || about === undefined
        ? undefined
        : buildWaysToPay(
            fees.kind === 'set' ? fees.rules.howToPay : undefined,
            saved.kind === 'set' ? saved.rules : undefined,
            { name: about.fullName, closes: about.registration.dates.closed },
          ),
    [fees, saved, about],
  );
}
