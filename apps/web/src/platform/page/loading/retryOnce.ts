/**
 * Thrown if a part of the app failed to load: the connection is down, or its file does not match
 * its hash.
 */
export class PartNotLoaded extends Error {}

/** Loads a part of the app, with one retry after a pause (case 111). */
export async function retryOnce<T>(load: () => Promise<T>, pauseMs = 400): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return load().catch((error: unknown) => {
      throw new PartNotLoaded(error instanceof Error ? error.message : 'A part did not load.', { cause: error })
    })
  }
}
