const late = Symbol('late');

/** Resolves with the result of `work`, or with that of `otherwise` after the limit. The work is not aborted. */
export async function withTimeout<T, Other>(
  work: Promise<T>,
  limitMs: number,
  otherwise: () => Other,
): Promise<T | Other> {
  const over = Promise.withResolvers<typeof late>();
  const timer = setTimeout(() => over.resolve(late), limitMs);
  try {
    const first = await Promise.race([work, over.promise]);
    return first === late ? otherwise() : first;
  } finally {
    clearTimeout(timer);
  }
}
