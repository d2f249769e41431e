/** Plain text in which web addresses can be followed. */
export function LinkedText({ text }: { text: string }) {
  let position = 0;
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) => {
    const key = position;
    position += part.length;
    if (index % 2 === 0) return part;
    return (
      <a key={key} href={part}>
        {part}
      </a>
    );
  });
}
