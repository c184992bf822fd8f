/** Items of which the first few are taken in order, without sorting them all. */
export class Heap<Item> {
  readonly #items: Item[];
  readonly #compare: (a: Item, b: Item) => number;

  /** @param compare - Negative when `a` comes before `b`. */
  constructor(items: readonly Item[], compare: (a: Item, b: Item) => number) {
    this.#items = [...items];
    this.#compare = compare;
    for (let place = items.length >>> 1; place >= 0; place -= 1) {
      this.#sink(place);
    }
  }

  /** Takes the first of what is left. */
  take(): Item | undefined {
    const [first] = this.#items;
    const last = this.#items.pop();
    if (this.#items.length > 0 && last !== undefined) {
      this.#items[0] = last;
      this.#sink(0);
    }
    return first;
  }

  #sink(from: number): void {
    const items = this.#items;
    const item = items[from];
    if (item === undefined) return;
    let place = from;
    for (;;) {
      const left = 2 * place + 1;
      const [a, b] = [items[left], items[left + 1]];
      if (a === undefined) break;
      const isLeft = b === undefined || this.#compare(a, b) <= 0;
      const child = isLeft ? a : b;
      if (this.#compare(item, child) <= 0) break;
      items[place] = child;
      place = isLeft ? left : left + 1;
    }
    items[place] = item;
  }
}
