/** Loads a part of the app, with one retry after a pause (case 111). */
export async function retryOnce<T>(load: () => Promise<T>, pauseMs = 400): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return load()
  }
}
