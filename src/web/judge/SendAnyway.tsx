import { useState } from 'react';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';

/** The way out when a judge means another number than the one that was asked for. */
export default function SendAnyway(props: {
  readonly chosen: number;
  readonly wanted: number;
  readonly onSend: () => void;
}) {
  const { chosen, wanted, onSend } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="tall" onClick={() => setAsking(true)}>
        Not {wanted}?
      </Button>
      <Dialog
        open={asking}
        question={`Send ${chosen} instead of ${wanted}?`}
        verb={`Send ${chosen}`}
        onConfirm={() => {
          setAsking(false);
          onSend();
        }}
        keepVerb="Keep choosing"
        onKeep={() => setAsking(false)}
      >
        The chairman asked for {wanted}. The scrutineer sees that you sent {chosen} on purpose.
      </Dialog>
    </>
  );
}
