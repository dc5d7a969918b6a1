import type { MailWords } from './mailWords.ts';

const inDays = (days: number): string => ['hoy', 'mañana'][days] ?? `en ${days} días`;

export const SPANISH_MAIL: MailWords = {
  language: 'es',
  registered: {
    subject: (competition) => `Tu inscripción en ${competition}`,
    preview: (toPay) => (toPay === undefined ? 'Tus inscripciones y lo que sigue.' : `${toPay} por pagar.`),
    title: (name) => (name === '' ? 'Ya tienes tu inscripción' : `Ya tienes tu inscripción, ${name}`),
    lead: (when) => `${when}. Esto es lo que tenemos.`,
    code: 'Tu código',
    codeAbout:
      'Lo necesitas para cambiar tus inscripciones. Guarda este correo: cualquiera que tenga el código puede cambiarlas.',
    openEntries: 'Abrir mis inscripciones',
    dancing: 'Lo que bailas',
    withPartner: (name) => `con ${name}`,
    asked: (name) => `con ${name}. Te escribiremos cuando ${name} responda.`,
    unregistered: (name) => `con ${name}, que también tiene que inscribirse`,
    state: { confirmed: 'Confirmado', asked: 'Falta respuesta', unregistered: 'Por inscribirse' },
    needs: { lead: 'Falta quien guíe', follow: 'Falta quien siga' },
    seeList: 'Ver quién busca pareja',
    costs: 'Lo que cuesta',
    paid: 'Pagado',
    toPay: (by) => (by === undefined ? 'Por pagar' : `Por pagar antes del ${by}`),
    afterYes: (partners, now) =>
      `Con el sí de ${partners}. Hasta entonces, ${now === undefined ? 'no hay nada por pagar' : now}.`,
    others: 'A quienes inscribiste',
    howToPay: 'Cómo pagar',
    next: 'Lo que sigue',
    closes: (when) =>
      `Las inscripciones cierran el ${when}. Hasta entonces puedes cambiar las tuyas con tu código.`,
  },
  partnerAsks: {
    subject: (asker, events) => `${asker} quiere bailar ${events} contigo`,
    preview: 'No quedas en el evento hasta que digas que sí.',
    title: (asker, asked) => (asked === '' ? `¿Bailas con ${asker}?` : `${asked}, ¿bailas con ${asker}?`),
    lead: (asker, school) =>
      `${school === '' ? asker : `${asker} (${school})`} se inscribió y te nombró como pareja. No quedas en el evento hasta que digas que sí.`,
    asksFor: (asker) => `Lo que pide ${asker}`,
    role: { lead: 'Tú guías', follow: 'Tú sigues' },
    costs: 'Tu total si dices que sí',
    answer: 'Responder',
    answerAbout: (asker) =>
      `El botón abre una página donde dices sí o no, para que nada pase por accidente. ${asker} recibe tu respuesta, nunca un motivo.`,
  },
  partnerSaysYes: (partner, events) => ({
    subject: `${partner} dijo que sí`,
    title: `Bailas con ${partner}`,
    lead:
      events === undefined
        ? `${partner} dijo que sí.`
        : `${partner} dijo que sí. Ya tienen inscripción como pareja en ${events}.`,
  }),
  partnerSaysNo: (partner, events, isEntered) => ({
    subject: `${partner} dijo que no`,
    title: `${partner} dijo que no`,
    lead: `Le pediste bailar ${events}. ${isEntered ? 'Tu inscripción sigue, y falta otra pareja.' : 'Ahí no tienes inscripción.'}`,
  }),
  partnerFound: (partner, events) => ({
    subject: `Bailas con ${partner}`,
    title: `Bailas con ${partner}`,
    lead: `La mesa los inscribió como pareja en ${events}. Si no es correcto, avisa a la mesa.`,
  }),
  placeTaken: (partner, event) => ({
    subject: `${partner} baila contigo ${event}`,
    title: `Bailas con ${partner}`,
    lead: `${partner} usó tu enlace. Ya tienen inscripción como pareja en ${event}.`,
  }),
  changedByDesk: (competition) => ({
    subject: `Cambió tu inscripción en ${competition}`,
    title: 'Cambió tu inscripción',
    lead: 'La mesa la cambió. Esto es lo que tenemos ahora. Si no es correcto, avisa a la mesa.',
  }),
  payment: (amount, left) => ({
    subject: `Recibimos ${amount}`,
    title: `Recibimos ${amount}`,
    lead: left === undefined ? 'Gracias.' : `Gracias. Falta pagar ${left}.`,
  }),
  refund: (amount) => ({
    subject: `Te devolvimos ${amount}`,
    title: `Te devolvimos ${amount}`,
    lead: `La mesa registró una devolución de ${amount}.`,
  }),
  objectionReceived: (event) => ({
    subject: `Recibimos tu objeción en ${event}`,
    title: 'Recibimos tu objeción',
    lead: `El comité organizador revisará la inscripción en ${event}. Te escribiremos cuando decida. La pareja nunca sabrá quién objetó.`,
  }),
  decided: {
    'may dance': (event) => ({
      subject: `${event}: puedes bailar`,
      title: 'Puedes bailar',
      lead: `El comité organizador revisó tu inscripción en ${event}. Puedes bailar.`,
    }),
    'may not dance': (event) => ({
      subject: `${event}: no se aceptó tu inscripción`,
      title: 'No se aceptó tu inscripción',
      lead: `El comité organizador revisó tu inscripción en ${event}. No puedes bailar este evento.`,
    }),
  },
  objectionDecided: {
    'may dance': (event) => ({
      subject: `${event}: decisión`,
      title: 'Hay una decisión sobre tu objeción',
      lead: `Objetaste una inscripción en ${event}. La pareja puede bailar.`,
    }),
    'may not dance': (event) => ({
      subject: `${event}: decisión`,
      title: 'Hay una decisión sobre tu objeción',
      lead: `Objetaste una inscripción en ${event}. La pareja no puede bailar este evento.`,
    }),
  },
  closing: (days, amount, when) => ({
    subject: `Las inscripciones cierran ${inDays(days)}: ${amount} por pagar`,
    title: `${amount} por pagar`,
    lead: `Las inscripciones cierran el ${when}.`,
  }),
  tomorrow: (time, event) => ({
    subject: `Mañana: tu primera ronda es cerca de las ${time}`,
    title: `Mañana, cerca de las ${time}`,
    lead: `Tu primera ronda es ${event}. La hora puede cambiar: en tu página está la más reciente.`,
  }),
  results: (competition) => ({
    subject: `Tus resultados en ${competition}`,
    title: 'Tus resultados',
    lead: 'Gracias por bailar con nosotros.',
  }),
  placeOf: (place, couples) => `Lugar ${place} de ${couples}`,
  calledBack: 'Pasó de ronda',
  yourNumber: 'Tu número',
  yourEvents: 'Tus eventos',
  why: 'Por qué',
  open: {
    entries: 'Abrir mis inscripciones',
    partners: 'Ver quién busca pareja',
    day: 'Abrir mi página',
    results: 'Ver todos mis resultados',
  },
  stopReminders: 'No recibir más recordatorios',
  toCome: 'Fecha y lugar por confirmar',
  someone: 'Alguien',
  foot: {
    registered: (site) => `Recibes este correo porque te inscribiste en ${site}.`,
    named: (asker, site) =>
      `Recibes este correo porque ${asker} te nombró como pareja y tienes una inscripción en ${site}.`,
    questions: (contact) => `¿Preguntas? Escribe a ${contact}.`,
  },
};
