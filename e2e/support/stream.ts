import { EventEmitter, once } from 'node:events';
import { type Course, callApi, type Paged } from './api.ts';
import { registered, somebody } from './people.ts';

interface Enrollment {
  course: { id: string };
  completedSessions: number[];
}

/** A person whose registration was answered, and the sessions ticked off by course as far as it was answered. */
interface Learner {
  email: string;
  password: string;
  sessions: Map<string, number[]>;
  /** The call that is on its way: after a kill either state is right. */
  underway: { courseId: string; sessions: number[] } | null;
}

/** Everything that the product has answered to streams of registrations, enrollments and progress. */
export class Acknowledged {
  readonly learners: Learner[] = [];
  count = 0;
  readonly #news = new EventEmitter();

  /** Resolves when so many calls were answered. */
  async reached(count: number): Promise<void> {
    while (this.count < count) await once(this.#news, 'answered');
  }

  /** Lets several people call, each one thing after the other, until the product is gone. */
  async stream(url: string, courses: readonly Course[], people: number): Promise<void> {
    await Promise.all(Array.from({ length: people }, () => this.#streamOf(url, courses)));
  }

  async #streamOf(url: string, courses: readonly Course[]): Promise<void> {
    try {
      while (true) await this.#oneLearner(url, courses);
    } catch (error) {
      // What `fetch` throws when the connection is refused or ends.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  async #oneLearner(url: string, courses: readonly Course[]): Promise<void> {
    const { email, password, tokens } = await registered(url, somebody());
    const learner: Learner = { email, password, sessions: new Map(), underway: null };
    this.learners.push(learner);
    this.#answered();
    for (const course of courses) {
      const call = async (method: 'POST' | 'PUT', path: string, sessions: number[]) => {
        learner.underway = { courseId: course.id, sessions };
        const { status, body } = await callApi(url, method, `/courses/${course.id}/${path}`, {
          token: tokens.access.token,
          ...(method === 'PUT' && { body: { completedSessions: sessions } }),
        });
        if (status > 201) throw new Error(`${path} was answered by ${status}: ${JSON.stringify(body)}`);
        learner.sessions.set(course.id, sessions);
        learner.underway = null;
        this.#answered();
      };
      await call('POST', 'enroll', []);
      await call('PUT', 'progress', [1]);
    }
  }

  #answered(): void {
    this.count += 1;
    this.#news.emit('answered');
  }
}

/** Asks for everything that these people were answered. @returns a line for each answer that no longer holds */
export async function whatIsNoLongerTrue(url: string, learners: readonly Learner[]): Promise<string[]> {
  const broken: string[] = [];
  for (const { email, password, sessions, underway } of learners) {
    const login = await callApi<{ tokens: { access: { token: string } } }>(url, 'POST', '/auth/login', {
      body: { email, password },
    });
    if (login.status !== 200) {
      broken.push(`${email} can not sign in: ${login.status}`);
      continue;
    }
    const token = login.body.tokens.access.token;
    const mine = await callApi<Paged<Enrollment>>(url, 'GET', '/users/me/enrollments?limit=100', { token });
    const kept = new Map(mine.body.results.map((item) => [item.course.id, item.completedSessions]));
    for (const [courseId, ticked] of sessions) {
      const now = String(kept.get(courseId));
      const allowed = [ticked, ...(underway?.courseId === courseId ? [underway.sessions] : [])].map(String);
      if (!allowed.includes(now)) broken.push(`${email} in ${courseId}: ${now}, answered ${allowed[0]}`);
    }
  }
  return broken;
}
