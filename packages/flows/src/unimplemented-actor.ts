import { fromPromise, type NonReducibleUnknown } from 'xstate';

/** Stands in for an actor that must be provided from outside, so that a forgotten wire is loud. */
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
