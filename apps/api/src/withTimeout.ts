const late = Symbol('late');

/** What `work` gives; or what `otherwise` gives or throws, when that takes longer. The work itself goes on. */
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
