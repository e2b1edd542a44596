import { count, dayInWords, initials } from '../../content/format.ts';
import copy from '../../content/screens/skills-agent.yaml';
import { ScreenFrame } from '../../sections/ScreenFrame.tsx';
import { AgentPeople } from './AgentPeople.tsx';
import '../../design/screens-people.css';

function Question() {
  const { asker } = copy;
  return (
    <div className="agent-question">
      <span className="avatar" aria-hidden="true">
        {initials(asker.name)}
      </span>
      <p>
        <strong>{copy.question}</strong>
        <span className="people-note">
          {asker.name}, {asker.role}, {asker.time}
        </span>
      </p>
    </div>
  );
}

function Route() {
  return (
    <ol className="agent-route" aria-label={copy.route.label}>
      {copy.route.stops.map((stop) => (
        <li key={stop.text}>
          <b>{count(stop.people)}</b> {stop.text}
        </li>
      ))}
    </ol>
  );
}

function Sources() {
  const { label, records, systems, total, scope } = copy.sources;
  return (
    <div>
      <p className="people-label">{label}</p>
      <table>
        <tbody>
          {systems.map((source) => (
            <tr key={source.system}>
              <th scope="row">
                {source.system}
                <span className="people-note">
                  {source.holds}, {source.read}
                </span>
              </th>
              <td>{count(source.records)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {total.label}
              <span className="people-note">{dayInWords(copy.date)}</span>
            </th>
            <td>
              {count(total.records)}
              <span className="visually-hidden"> {records}</span>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="people-note">{scope}</p>
    </div>
  );
}

function Context() {
  return (
    <div>
      <p className="people-label">{copy.required.label}</p>
      <ul className="agent-required">
        {copy.required.skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
      <p className="people-label">{copy.earlier.label}</p>
      <p className="agent-earlier">
        {copy.earlier.question}
        <span className="people-note">{copy.earlier.answer}</span>
      </p>
    </div>
  );
}

function FollowUps() {
  const { label, questions } = copy.followUps;
  return (
    <div className="agent-next">
      <p className="people-label">{label}</p>
      <ul>
        {questions.map((next) => (
          <li key={next}>{next}</li>
        ))}
      </ul>
    </div>
  );
}

/** Skills Agent: a question in plain language, the people it finds and the records it read (sample data). */
export function SkillsAgentScreen() {
  return (
    <ScreenFrame product="skills-agent" view={copy.view} description={copy.description}>
      <div className="people agent">
        <div className="agent-talk">
          <Question />
          <p className="agent-answer">{copy.answer}</p>
          <Route />
          <AgentPeople />
          <FollowUps />
        </div>
        <div className="agent-sources">
          <Sources />
          <Context />
        </div>
      </div>
    </ScreenFrame>
  );
}
