/** The page was served for an event configuration that does not exist: only whoever set it up can mend that. */
export function UnknownEvent({ name }: { readonly name: string }) {
  return (
    <main className="page">
      <h1>No event here</h1>
      <p className="second">
        {name === ''
          ? 'This page was built without the name of an event.'
          : `There is no event configuration “${name}”.`}{' '}
        Set EVENT to one that exists and start again.
      </p>
    </main>
  );
}
