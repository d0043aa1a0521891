import type { ApiClient } from '@lyceum/api-client';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type Actor,
  type ActorOptions,
  type AnyActorRef,
  type AnyStateMachine,
  type ConditionalRequired,
  createActor,
  type IsNotNever,
  type RequiredActorOptionsKeys,
  type SnapshotFrom,
} from 'xstate';
import { browserApi } from '../api/api.ts';
import { AppContext } from './AppContext.ts';

type ActorsOf<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>;

type FlowOptions<Machine extends AnyStateMachine> = Pick<ActorOptions<Machine>, 'input'> & {
  /** A new key replaces the flow by a new one. */
  key?: string;
  /** Whether the flow is only created, as on the server, and starts later. @default false */
  waits?: boolean;
};

/**
 * Runs a flow as a child of the app while the component is mounted. On the server the flow is created, but not started.
 * @param actorsOf creates the machine's actors, for example `enrollmentActors`; null for a machine without actors
 * @returns the snapshot, `send` and the actor
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  actorsOf: ((api: ApiClient) => ActorsOf<Machine>) | null,
  ...[options]: ConditionalRequired<
    [options?: FlowOptions<Machine>],
    IsNotNever<RequiredActorOptionsKeys<Machine>>
  >
) {
  const app = AppContext.useActorRef();
  const key = options?.key;
  const waits = options?.waits ?? false;
  const create = () => {
    const isProvided = actorsOf && typeof document !== 'undefined';
    const logic = isProvided ? (machine.provide({ actors: actorsOf(browserApi()) }) as Machine) : machine;
    return createActor(logic, { parent: app, input: options?.input } as ActorOptions<Machine>);
  };
  const [instance, setInstance] = useState(() => ({ key, actor: create() }));
  let current = instance;
  if (instance.key !== key) {
    current = { key, actor: create() };
    setInstance(current);
  }
  const start = useEffectEvent(() => {
    // In strict mode, React runs effects twice, and a stopped actor can't be started again.
    const isStopped = (current.actor as AnyActorRef).getSnapshot().status === 'stopped';
    const actor = isStopped ? create() : current.actor;
    if (isStopped) setInstance({ key, actor });
    actor.start();
    return actor;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key has a new flow
  useEffect(() => {
    if (waits) return;
    const flow = start();
    return () => app.send({ type: 'flow.left', flow });
  }, [app, key, waits]);
  const { actor } = current;
  const snapshot = useSelector(actor as AnyActorRef, (latest: SnapshotFrom<Machine>) => latest);
  return [snapshot, actor.send as Actor<Machine>['send'], actor] as const;
}
