import { EventEmitter, once } from 'node:events';
import { type Course, callApi, type Paged } from './api.ts';
import { newUser, registerUser } from './users.ts';

interface Enrollment {
  course: { id: string };
  completedSessions: number[];
}

/** A learner whose registration was acknowledged, with the acknowledged progress by course. */
interface Learner {
  email: string;
  password: string;
  sessions: Map<string, number[]>;
  /** The unacknowledged call: after a kill, both states are correct. */
  pending: { courseId: string; sessions: number[] } | null;
}

/** The writes that the product has acknowledged: registrations, enrollments and progress. */
export class AcknowledgedWrites {
  readonly learners: Learner[] = [];
  count = 0;
  readonly #events = new EventEmitter();

  /** Resolves after this number of acknowledged calls. */
  async reached(count: number): Promise<void> {
    while (this.count < count) await once(this.#events, 'answered');
  }

  /** Writes as several users in parallel, until the product stops. */
  async stream(url: string, courses: readonly Course[], users: number): Promise<void> {
    await Promise.all(Array.from({ length: users }, () => this.#streamOf(url, courses)));
  }

  async #streamOf(url: string, courses: readonly Course[]): Promise<void> {
    try {
      while (true) await this.#oneLearner(url, courses);
    } catch (error) {
      // `fetch` throws it if the connection is refused or closed.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  async #oneLearner(url: string, courses: readonly Course[]): Promise<void> {
    const { email, password, tokens } = await registerUser(url, newUser());
    const learner: Learner = { email, password, sessions: new Map(), pending: null };
    this.learners.push(learner);
    this.#answered();
    for (const course of courses) {
      const call = async (method: 'POST' | 'PUT', path: string, sessions: number[]) => {
        learner.pending = { courseId: course.id, sessions };
        const { status, body } = await callApi(url, method, `/courses/${course.id}/${path}`, {
          token: tokens.access.token,
          ...(method === 'PUT' && { body: { completedSessions: sessions } }),
        });
        if (status > 201) throw new Error(`${path} failed with ${status}: ${JSON.stringify(body)}`);
        learner.sessions.set(course.id, sessions);
        learner.pending = null;
        this.#answered();
      };
      await call('POST', 'enroll', []);
      await call('PUT', 'progress', [1]);
    }
  }

  #answered(): void {
    this.count += 1;
    this.#events.emit('answered');
  }
}

/** Reads all acknowledged writes. @returns a message for each lost one */
export async function lostWrites(url: string, learners: readonly Learner[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { email, password, sessions, pending } of learners) {
    const login = await callApi<{ tokens: { access: { token: string } } }>(url, 'POST', '/auth/login', {
      body: { email, password },
    });
    if (login.status !== 200) {
      lost.push(`${email} cannot sign in: ${login.status}`);
      continue;
    }
    const token = login.body.tokens.access.token;
    const mine = await callApi<Paged<Enrollment>>(url, 'GET', '/users/me/enrollments?limit=100', { token });
    const stored = new Map(mine.body.results.map((item) => [item.course.id, item.completedSessions]));
    for (const [courseId, ticked] of sessions) {
      const now = String(stored.get(courseId));
      const allowed = [ticked, ...(pending?.courseId === courseId ? [pending.sessions] : [])].map(String);
      if (!allowed.includes(now)) lost.push(`${email} in ${courseId}: ${now}, acknowledged ${allowed[0]}`);
    }
  }
  return lost;
}
