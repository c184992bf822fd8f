/** In the place of a component of the framework that this site never shows. */
export default function Nothing(): null {
  return null;
}
