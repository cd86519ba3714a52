/** Loads a part of the app; what does not come is asked for once more, after a moment (case 111). */
export async function twice<T>(load: () => Promise<T>, pauseMs = 400): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return load()
  }
}
