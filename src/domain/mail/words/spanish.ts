import type { MailWords } from './mailWords.ts';

export const SPANISH_MAIL: MailWords = {
  language: 'es',
  registered: {
    subject: (competition) => `Tu inscripción en ${competition}`,
    preview: (toPay) => (toPay === undefined ? 'Tus inscripciones y lo que sigue.' : `${toPay} por pagar.`),
    title: (name) => `Ya tienes tu inscripción, ${name}`,
    lead: (when) => `${when}. Esto es lo que tenemos.`,
    code: 'Tu código',
    codeAbout:
      'Lo necesitas para cambiar tus inscripciones. Guarda este correo: cualquiera que tenga el código puede cambiarlas.',
    openEntries: 'Abrir mis inscripciones',
    dancing: 'Lo que bailas',
    withPartner: (name) => `con ${name}`,
    asked: (name) => `con ${name}. Te escribiremos cuando ${name} responda.`,
    state: { confirmed: 'Confirmado', asked: 'Falta respuesta' },
    needs: { lead: 'Falta quien guíe', follow: 'Falta quien siga' },
    seeList: 'Ver quién busca pareja',
    costs: 'Lo que cuesta',
    toPay: (by) => (by === undefined ? 'Por pagar' : `Por pagar antes del ${by}`),
    howToPay: 'Cómo pagar',
    next: 'Lo que sigue',
    closes: (when) =>
      `Las inscripciones cierran ${when}. Hasta entonces puedes cambiar las tuyas con tu código.`,
  },
  partnerAsks: {
    subject: (asker, events) => `${asker} quiere bailar ${events} contigo`,
    preview: 'No quedas en el evento hasta que digas que sí.',
    title: (asker, asked) => `${asked}, ¿bailas con ${asker}?`,
    lead: (asker, school) =>
      `${school === '' ? asker : `${asker} (${school})`} se inscribió y te nombró como pareja. No quedas en el evento hasta que digas que sí.`,
    asksFor: (asker) => `Lo que pide ${asker}`,
    role: { lead: 'Tú guías', follow: 'Tú sigues' },
    answer: 'Responder',
    answerAbout: (asker) =>
      `El botón abre una página donde dices sí o no, para que nada pase por accidente. ${asker} recibe tu respuesta, nunca un motivo.`,
  },
  foot: {
    registered: (site) => `Recibes este correo porque te inscribiste en ${site}.`,
    named: (asker, site) =>
      `Recibes este correo porque ${asker} te nombró como pareja y tienes una inscripción en ${site}.`,
    questions: (contact) => `¿Preguntas? Escribe a ${contact}.`,
  },
};
