import {
  type Answer,
  type ApiClient,
  ApiProblem,
  type UploadId,
  type UploadOptions,
} from '@lyceum/api-client';
import { fileTypes, imageTypes, imageUploadMaximumBytes } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createTestApi, json } from '../../test/api.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { uploadActors } from './upload.actors.ts';
import { uploadMachine } from './upload.machine.ts';

const input = {
  operation: 'uploadImage',
  types: imageTypes,
  maximumBytes: imageUploadMaximumBytes,
} as const;
/** Plain, because the generated paths compare events as JSON. */
const fileOf = (type: string, size: number) => ({ name: 'felt.png', type, size }) as File;
const file = fileOf('image/png', 10);
const uploaded = { image: '/pictures/uploads/a-800.jpg' };
const problem = (status: number | null, code: string) =>
  new ApiProblem('uploadImage', { status, code, message: `The problem ${code}` });
const damaged = problem(422, 'unreadable_image');

const events = [
  { type: 'file.chosen', file },
  { type: 'file.chosen', file: fileOf('text/html', 10) },
  { type: 'upload.progressed', percent: 50 },
  { type: 'upload.canceled' },
  { type: 'retry.requested' },
  done('sendFile', uploaded),
  failed('sendFile', damaged),
  failed('sendFile', problem(null, 'network_error')),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(uploadMachine, { input, events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(uploadMachine, {
    input,
    events,
    holds: ({ context, ...snapshot }) => {
      expect(context.message !== null).toBe(snapshot.matches('refused') || snapshot.matches('failed'));
      expect(context.problem !== null).toBe(snapshot.matches('unsuitable'));
      expect(context.file === null).toBe(snapshot.matches('choosing'));
    },
  }));

/** The machine with a client whose uploads the test settles. */
function start() {
  const uploads: (UploadOptions & PromiseWithResolvers<typeof uploaded>)[] = [];
  const api: ApiClient = {
    ...createTestApi(() => json(200, {})).api,
    upload: <Id extends UploadId>(_: Id, options: UploadOptions) => {
      const settled = Promise.withResolvers<typeof uploaded>();
      uploads.push({ ...options, ...settled });
      return settled.promise as Promise<Answer<Id>>;
    },
  };
  const actor = createActor(uploadMachine.provide({ actors: uploadActors(api) }), { input });
  const completed: unknown[] = [];
  actor.on('upload.completed', (event) => completed.push(event.uploaded));
  actor.start();
  return { actor, uploads, completed };
}

test('shows the progress and hands over what was stored', { tags: ['2.310'] }, async () => {
  const { actor, uploads, completed } = start();
  actor.send({ type: 'file.chosen', file });
  uploads[0]?.onProgress?.(40);
  expect(actor.getSnapshot()).toMatchObject({ value: 'uploading', context: { percent: 40, file } });
  uploads[0]?.resolve(uploaded);
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  expect(completed).toEqual([uploaded]);
});

test('keeps the file after a failure and sends it again', { tags: ['2.311'] }, async () => {
  const { actor, uploads } = start();
  actor.send({ type: 'file.chosen', file });
  uploads[0]?.onProgress?.(90);
  uploads[0]?.reject(problem(null, 'network_error'));
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  actor.send({ type: 'retry.requested' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'uploading', context: { percent: 0, message: null } });
  expect(uploads.map((upload) => upload.file)).toEqual([file, file]);
});

test.each([
  [damaged, 'refused'],
  [problem(413, 'file_too_large'), 'refused'],
  [problem(409, 'upload_space_full'), 'refused'],
  [problem(401, 'session_ended'), 'failed'],
  [problem(null, 'no_token'), 'failed'],
  [problem(503, 'unavailable'), 'failed'],
  [problem(429, 'too_many_requests'), 'failed'],
])('$code leads to %s', { tags: ['2.311'] }, async (error, state) => {
  const { actor, uploads } = start();
  actor.send({ type: 'file.chosen', file });
  uploads[0]?.reject(error);
  const { value, context } = await waitFor(actor, (snapshot) => !snapshot.matches('uploading'));
  expect([value, context.message]).toEqual([state, error.message]);
});

test('aborts a canceled upload, and that of a file that is replaced', { tags: ['2.310'] }, () => {
  const { actor, uploads } = start();
  actor.send({ type: 'file.chosen', file });
  actor.send({ type: 'upload.canceled' });
  expect(actor.getSnapshot().value).toBe('choosing');
  actor.send({ type: 'file.chosen', file });
  actor.send({ type: 'file.chosen', file: fileOf('image/webp', 5) });
  expect(uploads.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
});

test('sends an office document with the type of its name, which browsers may not know', {
  tags: ['2.360'],
}, () => {
  const sent: [string, string][] = [];
  const api: ApiClient = {
    ...createTestApi(() => json(200, {})).api,
    upload: (operation, { file: body }) => {
      sent.push([operation, body.type]);
      return new Promise(() => {});
    },
  };
  const actor = createActor(uploadMachine.provide({ actors: uploadActors(api) }), {
    input: { operation: 'uploadFile', types: Object.values(fileTypes), maximumBytes: 100 },
  });
  actor.start();
  actor.send({ type: 'file.chosen', file: new File(['x'], 'Knots.DOCX') });
  actor.send({ type: 'file.chosen', file: new File(['x'], 'knots.zip', { type: 'application/x-zip' }) });
  expect(sent).toEqual([
    ['uploadFile', fileTypes.docx],
    ['uploadFile', fileTypes.zip],
  ]);
  actor.send({ type: 'file.chosen', file: new File(['x'], 'knots.docm') });
  expect(actor.getSnapshot()).toMatchObject({ value: 'unsuitable', context: { problem: 'wrongType' } });
});

test.each([
  ['wrongType', fileOf('image/svg+xml', 10)],
  ['wrongType', fileOf('', 10)],
  ['tooLarge', fileOf('image/png', imageUploadMaximumBytes + 1)],
  ['empty', fileOf('image/png', 0)],
])('does not send a file that is %s', { tags: ['2.311'] }, (reason, unsuitable) => {
  const { actor, uploads } = start();
  actor.send({ type: 'file.chosen', file: unsuitable });
  expect(actor.getSnapshot()).toMatchObject({ value: 'unsuitable', context: { problem: reason } });
  actor.send({ type: 'file.chosen', file });
  expect(uploads).toHaveLength(1);
});
