import { useEffect, useState } from 'react';
import type { IdentityProvider } from '../../../store/connection/eventConfiguration.ts';
import { requestSignInLink } from '../../../store/connection/passwords.ts';
import type { SignInProblem } from '../../../store/connection/signInProblem.ts';
import { useStore } from '../../kit/cache/StoreProvider.tsx';
import { Button } from '../../kit/parts/button/Button.tsx';
import { SignInNote } from '../../kit/parts/note/SignInNote.tsx';
import { loginWords } from '../../kit/words/english/login.ts';
import { useWords } from '../../kit/words/language.ts';
import { saveLinkEmail } from './linkEmail.ts';
import { MailButton } from './MailButton.tsx';

/**
 * Signs in through a window of the provider. A second press opens a new window, because the first may be hidden
 * behind others.
 */
function ProviderButton({ provider }: { readonly provider: IdentityProvider }) {
  const { staff } = useStore();
  const words = useWords(loginWords);
  const [problem, setProblem] = useState<SignInProblem>();
  // Browsers block a window that does not open at once, so preload the code.
  useEffect(() => {
    import('../../../store/connection/popups.ts').catch(() => undefined);
  }, []);
  const signIn = async (): Promise<void> => {
    setProblem(undefined);
    const answer = await staff.signIn({ kind: 'provider', id: provider.id });
    if (!answer.ok) setProblem(answer);
  };
  return (
    <>
      <Button onClick={() => void signIn()}>{words.signInWith(provider.name)}</Button>
      {problem !== undefined && <SignInNote problem={problem} />}
    </>
  );
}

interface Props {
  readonly email: string;
  readonly onEmailMissing: () => void;
  /** The address that the mail's link returns to. */
  readonly back: string;
}

/** Ways to sign in without a password, if the event has them. */
export function OtherSignInMethods({ back, ...typed }: Props) {
  const { backend, configuration } = useStore();
  const words = useWords(loginWords);
  const { identityProvider, emailLink, apiKey } = configuration;
  return (
    <>
      {emailLink === true && (
        <MailButton
          {...typed}
          label={words.linkByMail}
          ask={(email) => {
            saveLinkEmail(email);
            return requestSignInLink(backend, apiKey, { email, back });
          }}
          sent={words.linkOnItsWay}
        />
      )}
      {identityProvider !== undefined && backend.kind === 'firebase' && (
        <ProviderButton provider={identityProvider} />
      )}
    </>
  );
}
