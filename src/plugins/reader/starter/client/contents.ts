let observer: IntersectionObserver | undefined;

function mark(id: string): void {
  for (const link of document.querySelectorAll('[data-contents] a')) {
    if (link.getAttribute('href') === `#${id}`) {
      link.setAttribute('aria-current', 'true');
    } else {
      link.removeAttribute('aria-current');
    }
  }
}

/** Marks the current section in the table of contents. */
export function watchContents(): void {
  observer?.disconnect();
  const headings = [
    ...document.querySelectorAll<HTMLElement>('.markdown :is(h2, h3)[id]'),
  ];
  if (headings.length === 0) return;
  observer = new IntersectionObserver(
    () => {
      const passed = headings.filter(
        (heading) => heading.getBoundingClientRect().top < innerHeight / 3,
      );
      const current = passed.at(-1) ?? headings[0];
      if (current) mark(current.id);
    },
    // Everything above the line counts, so that jumps are detected too.
    {rootMargin: '9999999px 0px -66% 0px'},
  );
  for (const heading of headings) observer.observe(heading);
}
