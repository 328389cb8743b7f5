import { PageFrame } from '../look/PageFrame.tsx';
import { useWords } from '../words/words.ts';
import { LIBRARIES, VERSION } from './libraries.ts';

export function About() {
  const words = useWords();
  return (
    <PageFrame title={words.about.title}>
      <p>{words.about.text}</p>
      <p>{words.about.version(VERSION)}</p>
      <p>{words.about.licence}</p>
      <p>{words.about.map}</p>
      <p>{words.about.fonts}</p>
      <h2>{words.about.made}</h2>
      <ul>
        {LIBRARIES.map(({ name, version, licence }) => (
          <li key={name}>{words.about.library(name, version, licence)}</li>
        ))}
      </ul>
      <p>{words.about.trademark}</p>
    </PageFrame>
  );
}
