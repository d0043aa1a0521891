import { fromPromise, type NonReducibleUnknown } from 'xstate';

/** The default of an actor that must be provided: it throws, so that a missing implementation fails loudly. */
export function unimplementedActor<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  machine: string,
  actor: string,
) {
  return fromPromise<Output, Input>(() => {
    throw new Error(
      `${machine} was started without its \`${actor}\` actor, so it can't reach the API. ` +
        `Start ${machine}.provide({ actors }) with the actors that its folder makes from an API client.`,
    );
  });
}

/**
 * The defaults of all actors of a machine, with the types of their implementation:
 * `unimplementedActors<typeof enrollmentActors>('enrollmentMachine', ['enroll'])`.
 */
export function unimplementedActors<Implement extends (...dependencies: never[]) => object>(
  machine: string,
  actors: readonly (keyof ReturnType<Implement> & string)[],
): ReturnType<Implement> {
  const entries = actors.map((actor) => [actor, unimplementedActor(machine, actor)] as const);
  return Object.fromEntries(entries) as ReturnType<Implement>;
}
