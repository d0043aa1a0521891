/** Up to this number of free seats, the card of a course shows it [2.421]. */
const fewSeats = 5;

interface LimitedCourse {
  /** How many learners the course takes; null without a limit. */
  seats?: number | null | undefined;
  /** How many it needs to begin; null for any number. */
  learnersRequired?: number | null | undefined;
}

/** Whether a course takes as many learners as it needs [2.417]. */
export const hasEnoughSeats = ({ seats, learnersRequired }: LimitedCourse): boolean =>
  (seats ?? Number.POSITIVE_INFINITY) >= (learnersRequired ?? 0);

/** The free seats. None are left if the instructor offers fewer seats than learners are enrolled [2.417]. */
export const freeSeats = (seats: number, enrolled: number): number => Math.max(seats - enrolled, 0);

/** Whether so few seats are free, or none, that a list shows it [2.421]. @param available undefined without a limit */
export const hasFewSeats = (available: number | undefined): available is number =>
  available !== undefined && available <= fewSeats;
